import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { downloadRig, INPUT } from '../../../support/download-rig.ts';
import { figuresOfFile } from '../../../support/figures.ts';
import { type Handler, json, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { until } from '../../../support/until.ts';
import { watchBlocks } from '../../../support/watch-blocks.ts';

const run = promisify(execFile);
const note = figuresOfFile();
const CONTENT = Buffer.alloc(300_000, 'Tashabbuslar roʻyxati; ');

let root: string;
let folder: string;
let server: LocalServer;
let answer: Handler;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'downloads-'));
  folder = join(root, 'Yuklab olinganlar');
  server = await startLocalServer((request, response) => answer(request, response));
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const head = { 'Content-Type': 'application/vnd.ms-excel', 'Content-Length': String(CONTENT.length) };
const whole: Handler = (_request, response) => response.writeHead(200, head).end(CONTENT);
const named =
  (disposition: string): Handler =>
  (_request, response) =>
    // Before the length: after it, Node would garble a name given as bytes.
    response.writeHead(200, { 'Content-Disposition': disposition, ...head }).end(CONTENT);

const setUp = (target = async () => folder, times: { longMs?: number } = {}) =>
  downloadRig({ url: server.url, folder: target, ...times });

const files = (of = folder) => readdir(of).catch(() => []);

describe('a whole file', () => {
  test('is saved in the folder, which is created, under the name that the server gave', async () => {
    answer = named('attachment; filename="x.xlsx"; filename*=UTF-8\'\'ro%CA%BByxat.xlsx');
    const { fetchFile, changes } = setUp();
    const download = await fetchFile();
    expect(download).toMatchObject({
      name: 'roʻyxat.xlsx',
      state: 'done',
      receivedBytes: CONTENT.length,
      totalBytes: CONTENT.length,
    });
    expect(await files()).toEqual(['roʻyxat.xlsx']);
    expect(await readFile(join(folder, 'roʻyxat.xlsx'))).toEqual(CONTENT);
    expect(server.asked).toEqual(['GET /api/v1/initiatives-excel?board_id=7&cache=off']);
    expect(server.headers[0]?.authorization).toBe('Bearer token-1');
    expect(changes.at(0)?.[0]).toMatchObject({ state: 'running', name: 'tashabbuslar.xlsx' });
    expect(changes.at(-1)).toEqual([download]);
    expect(JSON.stringify(changes)).not.toContain(root);
  });

  test('has the name that the server gave as plain UTF-8', async () => {
    answer = named(Buffer.from('attachment; filename="Ҳисобот.xlsx"').toString('latin1'));
    const { fetchFile } = setUp();
    expect(await fetchFile()).toMatchObject({ name: 'Ҳисобот.xlsx', state: 'done' });
    expect(await files()).toEqual(['Ҳисобот.xlsx']);
  });

  test('has the suggested name where the server gives none', async () => {
    answer = whole;
    const { fetchFile } = setUp();
    expect((await fetchFile()).name).toBe('tashabbuslar.xlsx');
  });

  test.each([
    ['attachment; filename="../../../evil.xlsx"', 'evil.xlsx'],
    ['attachment; filename="..\\\\..\\\\evil.xlsx"', 'evil.xlsx'],
    ["attachment; filename*=UTF-8''%2e%2e%2f%2e%2e%2fevil.xlsx", 'evil.xlsx'],
    ['attachment; filename="%2e%2e%2fevil.xlsx"', 'evil.xlsx'],
    ['attachment; filename="NUL.xlsx"', '_NUL.xlsx'],
    ["attachment; filename*=UTF-8''a%E2%80%AExslx.exe", 'axslx.exe.bin'],
    ['attachment; filename=".."', 'tashabbuslar.xlsx'],
  ])('%s stays in the folder', async (disposition, name) => {
    answer = named(disposition);
    const { fetchFile } = setUp();
    const watched = watchBlocks();
    const begun = performance.now();
    const download = await fetchFile();
    const [ms, blocked] = [performance.now() - begun, watched()].map(Math.round);
    const [there, beside] = [await files(), await files(root)];
    note(
      disposition,
      `saved as ${there.join(', ')}, beside the folder ${beside.length - 1} files, ${ms} ms, longest block ${blocked} ms`,
    );
    expect(download.name).toBe(name);
    expect(there).toEqual([name]);
    expect(beside).toEqual(['Yuklab olinganlar']);
  });

  test('without an announced length, in chunks, is whole at its end', async () => {
    answer = (_request, response) => {
      response.writeHead(200);
      response.write(CONTENT.subarray(0, 100_000));
      setTimeout(() => response.end(CONTENT.subarray(100_000)), 20);
    };
    const { fetchFile } = setUp();
    expect(await fetchFile()).toMatchObject({ state: 'done', receivedBytes: CONTENT.length });
    expect(await readFile(join(folder, 'tashabbuslar.xlsx'))).toEqual(CONTENT);
  });

  test('of zero bytes is a file, too', async () => {
    answer = (_request, response) => response.writeHead(200, { 'Content-Length': '0' }).end();
    const { fetchFile } = setUp();
    expect(await fetchFile()).toMatchObject({ state: 'done', receivedBytes: 0 });
    expect((await stat(join(folder, 'tashabbuslar.xlsx'))).size).toBe(0);
  });

  test('never replaces another file, even when ten end at once', async () => {
    answer = whole;
    await mkdir(folder);
    await writeFile(join(folder, 'tashabbuslar.xlsx'), 'older');
    const { fetchFile } = setUp();
    const names = (await Promise.all(Array.from({ length: 10 }, () => fetchFile()))).map(({ name }) => name);
    const numbers = Array.from({ length: 10 }, (_, n) => `tashabbuslar (${n + 2}).xlsx`);
    expect(names.toSorted()).toEqual(numbers.toSorted());
    expect((await files()).toSorted()).toEqual(['tashabbuslar.xlsx', ...numbers].toSorted());
    expect(await readFile(join(folder, 'tashabbuslar.xlsx'), 'utf8')).toBe('older');
  });
});

describe('a file that is cut off', () => {
  const cut =
    (part: number, announced: boolean): Handler =>
    (_request, response) => {
      response.writeHead(200, announced ? head : {});
      response.write(CONTENT.subarray(0, Math.floor(CONTENT.length * part)));
      setTimeout(() => response.destroy(), 30);
    };

  test.each([
    [0, true],
    [0.1, true],
    [0.5, true],
    [0.99, true],
    [0.5, false],
  ])('after %f of it (length announced: %s) leaves nothing, and a retry starts over', async (part, announced) => {
    answer = cut(part, announced);
    const { downloads, ended, fetchFile, lines } = setUp();
    const download = await fetchFile();
    expect(download).toMatchObject({ state: 'failed', error: { kind: 'network' } });
    expect(await files()).toEqual([]);
    expect(lines.join()).toContain('a download failed');

    answer = whole;
    const again = downloads.retry(download.id);
    expect(again).toMatchObject({ id: download.id, state: 'running', receivedBytes: 0 });
    expect(again.error).toBeUndefined();
    expect(await ended(download.id)).toMatchObject({ state: 'done', receivedBytes: CONTENT.length });
    expect(await files()).toEqual(['tashabbuslar.xlsx']);
    expect(downloads.list()).toHaveLength(1);
  });

  test('and an answer that is not a file: the error of the server', async () => {
    answer = (_request, response) => json(response, { message: "Ruxsat yo'q" }, 403);
    const { fetchFile } = setUp();
    expect(await fetchFile()).toMatchObject({
      state: 'failed',
      error: { kind: 'forbidden', serverMessage: "Ruxsat yo'q" },
    });
    expect(await files()).toEqual([]);
  });
});

describe('the disk', () => {
  test('with a file where the folder should be fails the download', async () => {
    answer = whole;
    await writeFile(folder, '');
    const { fetchFile } = setUp();
    expect(await fetchFile()).toMatchObject({ state: 'failed', error: { kind: 'file' } });
  });

  test('without a folder fails the download, and no request is sent', async () => {
    answer = whole;
    const { fetchFile } = setUp(() => Promise.reject(new Error('no folder')));
    expect((await fetchFile()).state).toBe('failed');
    expect(server.asked).toEqual([]);
  });

  test('refuses a new file: nothing remains, and the connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.once('close', () => closed.resolve());
      response.writeHead(200, { 'Content-Length': '1000000000' });
      response.write(CONTENT);
    };
    // In /proc not even root can create files.
    const { fetchFile } = setUp(async () => '/proc');
    expect(await fetchFile()).toMatchObject({ state: 'failed', error: { kind: 'file' } });
    await closed.promise;
  });

  test('is full in the middle: nothing remains', async () => {
    answer = (_request, response) => response.writeHead(200).end(Buffer.alloc(8 * 1024 * 1024));
    await mkdir(folder);
    // A limit of 4 MB for every file that the process writes.
    const limited = 'ulimit -f 4096; exec "$@"';
    const program = [
      join(import.meta.dirname, '../../../support/resolve-shared.ts'),
      join(import.meta.dirname, 'download-child.ts'),
    ];
    const { stdout } = await run('bash', [
      '-c',
      limited,
      'bash',
      process.execPath,
      '--import',
      ...program,
      server.url,
      folder,
    ]);
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
      state: 'failed',
      error: { kind: 'file', detail: expect.stringMatching(/EFBIG/) },
    });
    expect(await files()).toEqual([]);
  });
});

describe('cancelling', () => {
  const slow = (response: ServerResponse) => {
    response.writeHead(200, head);
    response.write(CONTENT.subarray(0, 100_000));
  };

  test('in the middle leaves nothing and closes the connection', async () => {
    const closed = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.once('close', () => closed.resolve());
      slow(response);
    };
    const { downloads, ended, find } = setUp();
    const { id } = downloads.start(INPUT);
    await until(() => find(id)?.receivedBytes);
    expect((await files())[0]).toMatch(/^tashabbuslar\.xlsx\.backoffice-\d+-[0-9a-f]{8}\.part$/);
    downloads.cancel(id);
    expect(await ended(id)).toMatchObject({ state: 'cancelled' });
    expect(await files()).toEqual([]);
    await closed.promise;
  });

  test('before the first byte, and again after it', async () => {
    answer = () => undefined;
    const { downloads, ended } = setUp();
    const { id } = downloads.start(INPUT);
    downloads.cancel(id);
    const download = await ended(id);
    expect(download.state).toBe('cancelled');
    expect(download.error).toBeUndefined();
    answer = whole;
    downloads.retry(id);
    expect((await ended(id)).state).toBe('done');
    downloads.cancel(id);
    downloads.cancel('unknown');
    expect((await ended(id)).state).toBe('done');
  });

  test('all at the end of the session clears the list and leaves no part', async () => {
    answer = (_request, response) => slow(response);
    const { downloads, find, ended, changes, progress } = setUp();
    const ids = [downloads.start(INPUT).id, downloads.start(INPUT).id];
    await until(() => ids.every((id) => find(id)?.receivedBytes));
    await downloads.reset({ keep: false });
    expect(downloads.list()).toEqual([]);
    expect(await files()).toEqual([]);
    expect(changes.at(-1)).toEqual([]);
    expect(progress.at(-1)).toEqual({ running: 0, fraction: null });
    // Another download completes, and no further change of the cancelled ones is reported.
    const heard = changes.length;
    answer = whole;
    await ended(downloads.start(INPUT).id);
    expect(
      changes
        .slice(heard)
        .flat()
        .filter(({ id }) => ids.includes(id)),
    ).toEqual([]);
  });
});

describe('progress', () => {
  test('grows, is reported about ten times a second, and ends', async () => {
    answer = async (_request, response) => {
      response.writeHead(200, head);
      for (let at = 0; at < CONTENT.length; at += 3000) {
        response.write(CONTENT.subarray(at, at + 3000));
        // Slow enough for several reports.
        await delay(4);
      }
      response.end();
    };
    const { fetchFile, changes, progress } = setUp();
    const startedAt = performance.now();
    const { receivedBytes } = await fetchFile();
    const seconds = (performance.now() - startedAt) / 1000;
    const received = changes.map(([download]) => download?.receivedBytes ?? 0);
    expect(received).toEqual(received.toSorted((a, b) => a - b));
    expect(received.length).toBeGreaterThan(3);
    expect(received.length).toBeLessThanOrEqual(seconds * 10 + 4);
    expect(received.at(-1)).toBe(receivedBytes);
    const halfway = progress.filter(({ fraction }) => fraction !== null && fraction > 0.1 && fraction < 0.9);
    expect(halfway.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toEqual({ running: 0, fraction: null });
  });

  test('of a compressed answer has no known total', async () => {
    const packed = gzipSync(CONTENT);
    answer = (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': packed.length }).end(packed);
    const { fetchFile, changes } = setUp();
    expect(await fetchFile()).toMatchObject({ state: 'done', receivedBytes: CONTENT.length });
    expect(
      changes
        .flat()
        .filter(({ state }) => state === 'running')
        .every(({ totalBytes }) => totalBytes === null),
    ).toBe(true);
    expect(await readFile(join(folder, 'tashabbuslar.xlsx'))).toEqual(CONTENT);
  });
});

describe('a finished file', () => {
  test('is opened and shown while it is there', async () => {
    answer = whole;
    const { downloads, fetchFile, opened, shown } = setUp();
    const { id, name } = await fetchFile();
    const path = join(folder, name);
    await downloads.open(id);
    await downloads.showInFolder(id);
    expect([opened, shown]).toEqual([[path], [path]]);
    await rm(path);
    await expect(downloads.open(id)).rejects.toMatchObject({ kind: 'file' });
    await expect(downloads.showInFolder(id)).rejects.toMatchObject({ kind: 'file' });
    expect([opened, shown]).toEqual([[path], [path]]);
  });

  test('that could be executed is shown and never opened', async () => {
    answer = named('attachment; filename="yangilash.exe"');
    const { downloads, fetchFile, opened, shown } = setUp();
    await downloads.open((await fetchFile()).id);
    expect(opened).toEqual([]);
    expect(shown).toEqual([join(folder, 'yangilash.exe.bin')]);
  });

  test('for which there is no program fails with that reason', async () => {
    answer = named('attachment; filename="qaror.pdf"');
    const { downloads, fetchFile } = setUp();
    await expect(downloads.open((await fetchFile()).id)).rejects.toMatchObject({
      kind: 'file',
      detail: 'no program for it',
    });
  });

  test('cannot be retried, and an unfinished one is neither opened nor shown', async () => {
    answer = whole;
    const { downloads, fetchFile } = setUp();
    const { id } = await fetchFile();
    expect(() => downloads.retry(id)).toThrow('only an unfinished download');
    expect(() => downloads.retry('unknown')).toThrow('only an unfinished download');
    answer = () => undefined;
    const running = downloads.start(INPUT).id;
    await expect(downloads.open(running)).rejects.toMatchObject({ kind: 'bad-call' });
    await expect(downloads.showInFolder('unknown')).rejects.toMatchObject({ kind: 'bad-call' });
    await downloads.reset({ keep: false });
  });
});

describe('the end of a download', () => {
  const late: Handler = (_request, response) => {
    response.writeHead(200, head).write(CONTENT.subarray(0, 1000));
    setTimeout(() => response.end(CONTENT.subarray(1000)), 80);
  };

  test('is announced if it was long and is done or has failed', async () => {
    answer = late;
    const { fetchFile, longEnds } = setUp(undefined, { longMs: 50 });
    const done = await fetchFile();
    expect(longEnds).toEqual([done]);
    answer = (_request, response) => setTimeout(() => json(response, {}, 500), 80);
    const failed = await fetchFile();
    expect(longEnds).toEqual([done, failed]);
  });

  test('is not announced if it was short or cancelled', async () => {
    answer = (_request, response) => void response.writeHead(200, head).write(CONTENT.subarray(0, 1000));
    const { downloads, ended, longEnds } = setUp(undefined, { longMs: 60 });
    const { id } = downloads.start(INPUT);
    // Long enough to be announced, if it were not cancelled.
    await delay(65);
    downloads.cancel(id);
    await ended(id);
    expect(longEnds).toEqual([]);
    answer = whole;
    const short = setUp();
    expect((await short.fetchFile()).state).toBe('done');
    expect(short.longEnds).toEqual([]);
  });
});

test('200 MB are saved in bounded memory', async () => {
  const block = Buffer.alloc(1024 * 1024, 7);
  const blocks = 200;
  answer = (_request, response) => {
    response.writeHead(200, { 'Content-Length': String(block.length * blocks) });
    let sent = 0;
    const pour = () => {
      while (sent < blocks) {
        sent += 1;
        if (!response.write(block)) return;
      }
      response.end();
    };
    response.on('drain', pour);
    pour();
  };
  const { fetchFile } = setUp();
  const before = process.memoryUsage();
  let peak = 0;
  const sampling = setInterval(() => {
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    peak = Math.max(peak, arrayBuffers + heapUsed - before.arrayBuffers - before.heapUsed);
  }, 10);
  const download = await fetchFile().finally(() => clearInterval(sampling));
  expect(peak).toBeGreaterThan(0);
  expect(download).toMatchObject({ state: 'done', receivedBytes: block.length * blocks });
  expect(peak).toBeLessThan(80 * 1024 * 1024);
  const hash = createHash('sha256')
    .update(await readFile(join(folder, 'tashabbuslar.xlsx')))
    .digest('hex');
  const expected = createHash('sha256');
  for (let n = 0; n < blocks; n++) expected.update(block);
  expect(hash).toBe(expected.digest('hex'));
});
