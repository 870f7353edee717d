import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebMark, writeQuarantine, writeZone } from '../../../../src/main/files/web-mark.ts';
import { downloadRig, INPUT } from '../../../support/download-rig.ts';
import { type Handler, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';

const ZONE = '[ZoneTransfer]\r\nZoneId=3\r\n';

let folder: string;
let server: LocalServer;
let answer: Handler;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-mark-'));
  answer = (_request, response) => response.writeHead(200).end('table');
  server = await startLocalServer((request, response) => answer(request, response));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const windows = () => createWebMark({ platform: 'win32', agent: 'Tashabbusli budjet', log: logLines().log });
const setUp = () => downloadRig({ url: server.url, folder: async () => folder, mark: windows() });
const files = async () => (await readdir(folder)).toSorted();

describe('A-043: on Windows', () => {
  test('a finished download has the mark of the web under its final name, and no other file has it', async () => {
    const { downloads, ended } = setUp();
    await writeFile(join(folder, INPUT.suggestedName), 'older');
    const { state, name } = await ended(downloads.start(INPUT).id);
    expect([state, name]).toEqual(['done', 'tashabbuslar (2).xlsx']);
    expect(await files()).toEqual([name, `${name}:Zone.Identifier`, 'tashabbuslar.xlsx'].toSorted());
    expect(await readFile(join(folder, `${name}:Zone.Identifier`), 'utf8')).toBe(ZONE);
  });

  test('the mark is written before the download is reported as done', async () => {
    const seen: string[][] = [];
    const mark = windows();
    let isMarked = false;
    const { downloads, ended } = downloadRig({
      url: server.url,
      folder: async () => folder,
      mark: async (path) => {
        // The note beside a part is removed last.
        const standing = (await files()).filter((name) => !name.endsWith('.part.json'));
        seen.push(
          standing,
          downloads.list().map(({ state }) => state),
        );
        await mark(path);
        isMarked = true;
      },
      onChange: (list) => {
        if (list.some(({ state }) => state === 'done')) expect(isMarked).toBe(true);
      },
    });
    await ended(downloads.start(INPUT).id);
    // The file is there, alone, and not reported as done yet.
    expect(seen).toEqual([['tashabbuslar.xlsx'], ['running']]);
    expect(isMarked).toBe(true);
  });

  test('a text that the page made has the mark, too: it quotes the platform', async () => {
    const { name } = await setUp().downloads.saveText({ suggestedName: 'a.csv', text: 'x' });
    expect(await readFile(join(folder, `${name}:Zone.Identifier`), 'utf8')).toBe(ZONE);
  });

  test('the mark names neither the platform nor the request', async () => {
    const path = join(folder, 'a.pdf');
    await writeZone(path);
    expect(await readFile(`${path}:Zone.Identifier`, 'utf8')).toBe(ZONE);
  });
});

test('on macOS the quarantine is set by the system, with the name of the program and no address', async () => {
  // A stub of the system's program: records its arguments.
  const program = join(folder, 'xattr');
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${join(folder, 'called')}'\n`);
  await chmod(program, 0o755);
  const path = join(folder, 'a b;$(x).pdf');
  await writeQuarantine(path, 'Tashabbusli; budjet', program);
  const [flag, name, value = '', file] = (await readFile(join(folder, 'called'), 'utf8')).trimEnd().split('\n');
  expect([flag, name, file]).toEqual(['-w', 'com.apple.quarantine', path]);
  expect(value).toMatch(/^0081;[0-9a-f]{8};Tashabbusli {2}budjet;[0-9A-F-]{36}$/);
});

test('on Linux nothing is written', async () => {
  const path = join(folder, 'a.pdf');
  await writeFile(path, 'x');
  await createWebMark({ platform: 'linux', agent: 'x', log: logLines().log })(path);
  expect(await files()).toEqual(['a.pdf']);
});

test('a mark that cannot be written is no error, and is logged without the name of the file', async () => {
  const { log, lines } = logLines();
  await createWebMark({ platform: 'win32', agent: 'x', log })(join(folder, 'gone', 'Karimova.pdf'));
  expect(lines.join('\n')).toContain('ENOENT');
  expect(lines.join('\n')).not.toContain('Karimova');
});
