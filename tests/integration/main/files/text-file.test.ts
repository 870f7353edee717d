import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract } from '@shared/bridge/contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { downloadRig } from '../../../support/download-rig.ts';

const SRC = join(import.meta.dirname, '../../../../src/main');
const TEXT = 'Qator;Sabab\n7;Маҳалла топилмади\n';
const CONTENT = `\ufeff${TEXT}`;
const BYTES = Buffer.byteLength(CONTENT);

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'save-text-'));
  folder = join(root, 'Yuklab olinganlar');
});
afterEach(() => rm(root, { recursive: true, force: true }));

// No request is sent to the platform here.
const setUp = (target = async () => folder) => downloadRig({ url: 'http://127.0.0.1:1', folder: target });
const files = () => readdir(folder);

test('a text is saved as UTF-8 with a byte order mark in a new folder, and is listed as finished', async () => {
  const { downloads, changes } = setUp();
  const saved = await downloads.saveText({ suggestedName: 'Rad etilganlar.csv', text: TEXT });
  expect(saved).toEqual({
    id: expect.any(String),
    name: 'Rad etilganlar.csv',
    state: 'done',
    receivedBytes: BYTES,
    totalBytes: BYTES,
    startedAt: expect.any(Number),
  });
  expect(contract['files.saveText'].output.parse(saved)).toEqual(saved);
  expect(await files()).toEqual(['Rad etilganlar.csv']);
  expect(await readFile(join(folder, 'Rad etilganlar.csv'))).toEqual(Buffer.from(CONTENT));
  expect(downloads.list()).toEqual([saved]);
  expect(changes).toEqual([[saved]]);
});

test('a text that already has a byte order mark does not get a second one', async () => {
  await setUp().downloads.saveText({ suggestedName: 'a.csv', text: CONTENT });
  expect(await readFile(join(folder, 'a.csv'), 'utf8')).toBe(CONTENT);
});

test('no file is replaced, even when ten texts of one name are saved at once', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'a.csv'), 'older');
  const { downloads } = setUp();
  const saved = await Promise.all(
    Array.from({ length: 10 }, (_, n) => downloads.saveText({ suggestedName: 'a.csv', text: `${n}` })),
  );
  const numbers = Array.from({ length: 10 }, (_, n) => `a (${n + 2}).csv`);
  expect(saved.map(({ name }) => name).toSorted()).toEqual(numbers.toSorted());
  expect((await files()).toSorted()).toEqual(['a.csv', ...numbers].toSorted());
  expect(await readFile(join(folder, 'a.csv'), 'utf8')).toBe('older');
  for (const [n, { name }] of saved.entries()) {
    expect(await readFile(join(folder, name), 'utf8')).toBe(`\ufeff${n}`);
  }
});

test.each([
  ['../../evil.csv', 'evil.csv'],
  ['..\\..\\evil.txt', 'evil.txt'],
  ['CON.csv', '_CON.csv'],
  ['yangilash.bat', 'yangilash.bat.txt'],
  ['xatolar', 'xatolar.txt'],
  ['..', 'fayl.txt'],
])('%s is saved as %s, in the folder', async (suggestedName, name) => {
  expect((await setUp().downloads.saveText({ suggestedName, text: TEXT })).name).toBe(name);
  expect(await files()).toEqual([name]);
  expect(await readdir(root)).toEqual(['Yuklab olinganlar']);
});

test('a saved text is opened, shown and removed from the list like a download; it cannot be retried', async () => {
  const { downloads, opened, shown } = setUp();
  const { id } = await downloads.saveText({ suggestedName: 'a.csv', text: TEXT });
  const path = join(folder, 'a.csv');
  await downloads.open(id);
  await downloads.showInFolder(id);
  expect([opened, shown]).toEqual([[path], [path]]);
  expect(() => downloads.retry(id)).toThrow('only an unfinished download');
  downloads.cancel(id);
  expect(downloads.list()).toMatchObject([{ id, state: 'done' }]);
  await downloads.remove(id);
  expect(downloads.list()).toEqual([]);
  expect(await files()).toEqual(['a.csv']);
});

test('a csv of the program is opened only if the person agrees; the page alone cannot open it', async () => {
  const { downloads, opened, questions } = downloadRig({
    url: 'http://127.0.0.1:1',
    folder: async () => folder,
    agrees: false,
  });
  const { id } = await downloads.saveText({ suggestedName: 'Natija.csv', text: '=1+1' });
  await downloads.open(id);
  expect(questions).toEqual(['Natija.csv']);
  expect(opened).toEqual([]);
  // A plain text needs no agreement.
  await downloads.open((await downloads.saveText({ suggestedName: 'Natija.txt', text: '=1+1' })).id);
  expect(questions).toHaveLength(1);
  expect(opened).toEqual([join(folder, 'Natija.txt')]);
});

test('if the folder cannot be created, saving fails and leaves nothing on the list', async () => {
  await writeFile(folder, 'a file in its place');
  const { downloads } = setUp();
  await expect(downloads.saveText({ suggestedName: 'a.csv', text: TEXT })).rejects.toMatchObject({ kind: 'file' });
  expect(downloads.list()).toEqual([]);
  expect(await readFile(folder, 'utf8')).toBe('a file in its place');
});

test('if the folder takes no file, saving fails', async () => {
  // In /proc not even root can create files.
  const { downloads } = setUp(async () => '/proc');
  await expect(downloads.saveText({ suggestedName: 'a.csv', text: TEXT })).rejects.toMatchObject({ kind: 'file' });
  expect(downloads.list()).toEqual([]);
});

test('if the disk is full in the middle, no part is left', async () => {
  await mkdir(folder);
  const program = `
    import { writeTextFile } from ${JSON.stringify(join(SRC, 'files/text-file.ts'))};
    const [folder] = process.argv.slice(1);
    await writeTextFile({ folder, name: 'a.csv', text: 'x'.repeat(100_000), mark: async () => undefined })
      .then(() => console.log('written'), (error) => console.log(error.kind, error.detail));`;
  // A limit of 4 KB for every file that the process writes.
  const limited = ['-c', 'ulimit -f 4; exec "$@"', 'bash', process.execPath];
  const modules = ['--import', join(import.meta.dirname, '../../../support/resolve-shared.ts'), '--input-type=module'];
  const { stdout } = await promisify(execFile)('bash', [...limited, ...modules, '-e', program, folder]);
  expect(stdout).toMatch(/^file EFBIG/);
  expect(await files()).toEqual([]);
});

test('the end of a session waits for a text being saved, and the next session does not list it', async () => {
  let giveFolder = (_: string): void => undefined;
  const { downloads } = setUp(() => new Promise((resolve) => (giveFolder = resolve)));
  const saving = downloads.saveText({ suggestedName: 'a.csv', text: TEXT });
  const ending = downloads.reset({ keep: false });
  giveFolder(folder);
  await ending;
  expect(await files()).toEqual(['a.csv']);
  await saving;
  expect(downloads.list()).toEqual([]);
});
