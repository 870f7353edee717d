import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { downloadRig, INPUT } from '../../../support/download-rig.ts';
import { type Handler, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { until } from '../../../support/until.ts';
import { rangeHandler, type Served } from './range-server.ts';

const CONTENT = randomBytes(300_000);
const SIZE = CONTENT.length;

let folder: string;
let server: LocalServer;
let served: Served;
/** Answers to the next requests, instead of the file; each is used once. */
let instead: Handler[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'continued-'));
  served = { content: CONTENT, etag: '"v1"', cutAt: null, ignoresIfRange: false };
  instead = [];
  server = await startLocalServer((request, response) => (instead.shift() ?? rangeHandler(served))(request, response));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const setUp = (times: { idleMs?: number } = {}) =>
  downloadRig({ url: server.url, folder: async () => folder, ...times });
const files = async () => (await readdir(folder)).toSorted();
const parts = async () => (await files()).filter((name) => name.endsWith('.part'));
const ranges = () => server.headers.map(({ range }) => range);
const saved = () => readFile(join(folder, 'tashabbuslar.xlsx'));

/** Breaks the first `count` answers after this share of the bytes that they would send. */
function cutting(part: number, count = 1): void {
  instead = Array.from(
    { length: count },
    (): Handler => (request, response) => {
      const start = Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0);
      rangeHandler({ ...served, cutAt: Math.floor((served.content.length - start) * part) })(request, response);
    },
  );
}

/** A download that has failed after all attempts, in the middle of the file. */
async function broken(rig: ReturnType<typeof setUp>) {
  cutting(0.5);
  instead.push(...Array.from({ length: 30 }, (): Handler => (_request, response) => response.destroy()));
  const download = await rig.fetchFile();
  instead = [];
  return download;
}

describe('a connection that breaks', () => {
  test.each([0.1, 0.5, 0.99])('at %f of the file is resumed at that byte', async (part) => {
    cutting(part);
    const { fetchFile, changes } = setUp();
    expect(await fetchFile()).toMatchObject({ state: 'done', receivedBytes: SIZE, totalBytes: SIZE });
    expect((await saved()).equals(CONTENT)).toBe(true);
    expect(await files()).toEqual(['tashabbuslar.xlsx']);
    expect(ranges()).toEqual([undefined, `bytes=${Math.floor(SIZE * part)}-`]);
    expect(server.headers[1]?.['if-range']).toBe('"v1"');
    expect(changes.flat().some(({ state, reconnecting }) => state === 'running' && reconnecting)).toBe(true);
    expect(changes.at(-1)?.[0]?.reconnecting).toBe(false);
  });

  test.each([0.1, 0.5, 0.99])('at %f of the file starts over if the server offers no ranges', async (part) => {
    served.etag = null;
    cutting(part);
    const { fetchFile } = setUp();
    expect(await fetchFile()).toMatchObject({ state: 'done', receivedBytes: SIZE });
    expect((await saved()).equals(CONTENT)).toBe(true);
    expect(await files()).toEqual(['tashabbuslar.xlsx']);
    expect(ranges()).toEqual([undefined, undefined]);
  });

  test('again and again is resumed each time', async () => {
    cutting(0.3, 4);
    const { fetchFile } = setUp();
    expect((await fetchFile()).state).toBe('done');
    expect((await saved()).equals(CONTENT)).toBe(true);
    expect(server.asked).toHaveLength(5);
  });

  test('while a gateway restarts is resumed afterwards', async () => {
    cutting(0.5);
    instead.push(
      (_request, response) => response.writeHead(502).end(),
      (_request, response) => response.writeHead(502).end(),
    );
    const { fetchFile } = setUp();
    expect((await fetchFile()).state).toBe('done');
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  test('by a stall is resumed on another connection', async () => {
    instead = [
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': SIZE, 'Accept-Ranges': 'bytes', ETag: '"v1"' });
        response.write(CONTENT.subarray(0, 90_000));
      },
    ];
    const { fetchFile } = setUp({ idleMs: 1000 });
    expect((await fetchFile()).state).toBe('done');
    expect(ranges()).toEqual([undefined, 'bytes=90000-']);
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  test('for good fails after a few attempts, keeps the received bytes, and a retry resumes there', async () => {
    const rig = setUp();
    const download = await broken(rig);
    expect(download).toMatchObject({
      state: 'failed',
      receivedBytes: SIZE / 2,
      totalBytes: SIZE,
      error: { kind: 'network' },
    });
    expect(await parts()).toHaveLength(1);
    expect(rig.downloads.retry(download.id)).toMatchObject({
      id: download.id,
      state: 'running',
      receivedBytes: SIZE / 2,
    });
    expect(await rig.ended(download.id)).toMatchObject({ state: 'done', receivedBytes: SIZE });
    expect(ranges().at(-1)).toBe(`bytes=${SIZE / 2}-`);
    expect((await saved()).equals(CONTENT)).toBe(true);
    expect(await files()).toEqual(['tashabbuslar.xlsx']);
  });

  test('is not retried for ever if every attempt starts over', async () => {
    served.etag = null;
    cutting(0.5, 20);
    const { fetchFile } = setUp();
    expect(await fetchFile()).toMatchObject({ state: 'failed', receivedBytes: 0 });
    expect(server.asked).toHaveLength(3);
    expect(await files()).toEqual([]);
  });

  test('is not retried once the download is cancelled', async () => {
    const { downloads, ended, find } = setUp();
    cutting(0.5);
    instead.push(...Array.from({ length: 30 }, (): Handler => (_request, response) => response.destroy()));
    const { id } = downloads.start(INPUT);
    await until(() => find(id)?.reconnecting);
    downloads.cancel(id);
    expect(await ended(id)).toMatchObject({ state: 'cancelled', receivedBytes: 0 });
    expect(await files()).toEqual([]);
  });
});

describe('a file that changed before the retry', () => {
  const NEWER = randomBytes(250_000);

  test.each([true, false])('starts over, whether or not the server knows If-Range (%s)', async (knows) => {
    const rig = setUp();
    const { id } = await broken(rig);
    served = { ...served, content: NEWER, etag: '"v2"', ignoresIfRange: !knows };
    rig.downloads.retry(id);
    expect(await rig.ended(id)).toMatchObject({ state: 'done', receivedBytes: NEWER.length, totalBytes: NEWER.length });
    expect((await saved()).equals(NEWER)).toBe(true);
    expect(await files()).toEqual(['tashabbuslar.xlsx']);
  });

  test('and is shorter than the received bytes starts over', async () => {
    const rig = setUp();
    const { id } = await broken(rig);
    served = { ...served, content: NEWER.subarray(0, 1000), ignoresIfRange: true };
    rig.downloads.retry(id);
    expect(await rig.ended(id)).toMatchObject({ state: 'done', receivedBytes: 1000 });
  });

  test.each([
    ['was removed', (part: string) => rm(part)],
    ['was cut', (part: string) => truncate(part, 10)],
  ])('on our own disk, where the part %s, starts over', async (_what, spoil) => {
    const rig = setUp();
    const { id } = await broken(rig);
    await spoil(join(folder, (await parts())[0] ?? ''));
    rig.downloads.retry(id);
    expect((await rig.ended(id)).state).toBe('done');
    expect(ranges().at(-1)).toBeUndefined();
    expect((await saved()).equals(CONTENT)).toBe(true);
  });

  test('on our own disk, where foreign bytes follow the part, loses those bytes', async () => {
    const rig = setUp();
    const { id } = await broken(rig);
    await writeFile(join(folder, (await parts())[0] ?? ''), 'noise', { flag: 'a' });
    rig.downloads.retry(id);
    expect((await rig.ended(id)).state).toBe('done');
    expect((await saved()).equals(CONTENT)).toBe(true);
  });
});

test('two downloads of one name at once, both cut, arrive whole under two names', async () => {
  cutting(0.4, 2);
  const { fetchFile } = setUp();
  const names = (await Promise.all([fetchFile(), fetchFile()])).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['tashabbuslar (2).xlsx', 'tashabbuslar.xlsx']);
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  for (const name of names) expect(hash(await readFile(join(folder, name)))).toBe(hash(CONTENT));
  expect((await files()).toSorted()).toEqual(names.toSorted());
});

test('removing a download from the list removes its part, and leaves a finished file', async () => {
  const rig = setUp();
  const { id } = await broken(rig);
  await rig.downloads.remove(id);
  expect(await files()).toEqual([]);
  const done = await rig.fetchFile();
  await rig.downloads.remove(done.id);
  expect(rig.downloads.list()).toEqual([]);
  expect(rig.changes.at(-1)).toEqual([]);
  expect(await files()).toEqual(['tashabbuslar.xlsx']);
});
