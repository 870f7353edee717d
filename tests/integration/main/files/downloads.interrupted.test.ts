import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir, uptime } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BATCH_BYTES } from '../../../../src/main/files/batch-writer.ts';
import { takeUpInterrupted } from '../../../../src/main/files/interrupted.ts';
import { createSeal } from '../../../../src/main/storage/sealed-bytes.ts';
import { downloadRig, INPUT, sealOf } from '../../../support/download-rig.ts';
import { figuresOfFile } from '../../../support/figures.ts';
import { type Handler, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';
import { canMount, mountDisk, resizeDisk, unmountDisk } from '../../../support/small-disk.ts';
import { until } from '../../../support/until.ts';
import { watchBlocks } from '../../../support/watch-blocks.ts';
import { rangeHandler, type Served } from './range-server.ts';

const note = figuresOfFile();
const CONTENT = randomBytes(4 * 1024 * 1024);
const HALF = CONTENT.length / 2;
const DAY_MS = 24 * 3_600_000;

let folder: string;
let server: LocalServer;
let served: Served;
let answer: Handler;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
  served = { content: CONTENT, etag: '"v1"', cutAt: null, ignoresIfRange: false };
  answer = rangeHandler(served);
  server = await startLocalServer((request, response) => answer(request, response));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends half of the file, then stalls. */
const half: Handler = (_request, response) => {
  const ranges = served.etag === null ? {} : { 'Accept-Ranges': 'bytes', ETag: served.etag };
  response.writeHead(200, { 'Content-Length': CONTENT.length, ...ranges }).write(CONTENT.subarray(0, HALF));
};
const files = () => readdir(folder);
const startFor = (owner: string | null, sureNow: () => number | null = Date.now) =>
  downloadRig({ url: server.url, folder: async () => folder, owner: () => owner, sureNow });
const partOf = async () => join(folder, (await files()).find((name) => name.endsWith('.part')) ?? '');

/** Rewrites the sealed note beside a part, as the holder of this seal could. */
async function rewritten(
  part: string,
  change: (note: Record<string, unknown>) => unknown,
  seal = sealOf('salima'),
): Promise<void> {
  const envelope = JSON.parse(await readFile(`${part}.json`, 'utf8'));
  const place = JSON.stringify(['unfinished download', envelope.owner, envelope.host, basename(part)]);
  const note = await sealOf('salima').open(Buffer.from(envelope.sealed, 'base64'), place);
  const changed = JSON.stringify(change(JSON.parse(Buffer.from(note).toString())));
  const sealed = Buffer.from(await seal.close(Buffer.from(changed), place)).toString('base64');
  await writeFile(`${part}.json`, JSON.stringify({ ...envelope, sealed }));
}

/** A separate program that downloads for "salima"; returned once it has received this many bytes. */
async function programWith(bytes: number): Promise<ChildProcess> {
  const modules = [
    join(import.meta.dirname, '../../../support/resolve-shared.ts'),
    join(import.meta.dirname, 'download-child.ts'),
  ];
  const child = spawn(process.execPath, ['--import', ...modules, server.url, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout) {
    const received = [...String(line).matchAll(/"receivedBytes":(\d+)/g)].map(([, count]) => Number(count));
    if (received.some((count) => count >= bytes)) break;
  }
  return child;
}

async function killedInTheMiddle(): Promise<void> {
  const before = answer;
  answer = half;
  const child = await programWith(HALF);
  // It may have reported bytes while their first batch was still being written.
  await until(async () => (await stat(await partOf())).size >= BATCH_BYTES);
  child.kill('SIGKILL');
  await once(child, 'exit');
  answer = before;
  expect(await files()).toHaveLength(2);
}

describe('a download whose program is killed', () => {
  test('is offered by the next program as interrupted, and a retry resumes from the bytes on disk', async () => {
    await killedInTheMiddle();
    const { downloads, ended, changes } = startFor('salima');
    await downloads.takeUp();
    const [found, ...others] = downloads.list();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ state: 'interrupted', name: INPUT.suggestedName, totalBytes: CONTENT.length });
    // The received bytes of the next batch were still in the program's memory.
    const onDisk = found?.receivedBytes ?? 0;
    expect(onDisk).toBeGreaterThanOrEqual(BATCH_BYTES);
    expect(onDisk).toBeLessThanOrEqual(HALF);
    expect(changes).toEqual([[found]]);

    downloads.retry(found?.id ?? '');
    expect(await ended(found?.id ?? '')).toMatchObject({ state: 'done', receivedBytes: CONTENT.length });
    expect(server.headers.at(-1)?.range).toBe(`bytes=${onDisk}-`);
    expect((await readFile(join(folder, INPUT.suggestedName))).equals(CONTENT)).toBe(true);
    expect(await files()).toEqual([INPUT.suggestedName]);
  });

  test('keeps no bytes if the server offers no ranges, and is offered to start over', async () => {
    served.etag = null;
    await killedInTheMiddle();
    const { downloads, ended } = startFor('salima');
    await downloads.takeUp();
    const [found] = downloads.list();
    expect(found).toMatchObject({ state: 'interrupted', receivedBytes: 0 });
    expect(await files()).toEqual([]);
    downloads.retry(found?.id ?? '');
    expect(await ended(found?.id ?? '')).toMatchObject({ state: 'done', receivedBytes: CONTENT.length });
  });

  test('is offered once, also when the session is confirmed several times', async () => {
    await killedInTheMiddle();
    const { downloads } = startFor('salima');
    await Promise.all([downloads.takeUp(), downloads.takeUp()]);
    await downloads.takeUp();
    expect(downloads.list()).toHaveLength(1);
    expect(await files()).toHaveLength(2);
  });

  test('is offered to no other person, and still to its owner afterwards', async () => {
    await killedInTheMiddle();
    for (const owner of ['botir', null]) {
      const { downloads } = startFor(owner);
      await downloads.takeUp();
      expect(downloads.list()).toEqual([]);
    }
    const { downloads } = startFor('salima');
    await downloads.takeUp();
    expect(downloads.list()).toHaveLength(1);
  });

  test('is offered only on the workstation where it began', async () => {
    await killedInTheMiddle();
    const note = `${await partOf()}.json`;
    await writeFile(note, JSON.stringify({ ...JSON.parse(await readFile(note, 'utf8')), host: 'boshqa-kompyuter' }));
    const { downloads } = startFor('salima');
    await downloads.takeUp();
    expect(downloads.list()).toEqual([]);
    expect(await files()).toHaveLength(2);
  });

  test('resumes after a power cut only from the bytes that surely reached the disk', async () => {
    await killedInTheMiddle();
    const part = await partOf();
    await rewritten(part, (note) => ({ ...note, syncedBytes: 1000 }));
    const beforeTheStart = new Date(Date.now() - uptime() * 1000 - 60_000);
    await utimes(part, beforeTheStart, beforeTheStart);
    const { downloads, ended } = startFor('salima');
    await downloads.takeUp();
    const [found] = downloads.list();
    expect(found?.receivedBytes).toBe(1000);
    downloads.retry(found?.id ?? '');
    expect((await ended(found?.id ?? '')).state).toBe('done');
    expect((await readFile(join(folder, INPUT.suggestedName))).equals(CONTENT)).toBe(true);
  });

  test('is removed after a week, whoever owns it, once the time is known', async () => {
    await killedInTheMiddle();
    const part = await partOf();
    const old = new Date(Date.now() - 8 * DAY_MS);
    await utimes(part, old, old);
    await startFor('botir', () => null).downloads.takeUp();
    expect(await files()).toHaveLength(2);
    await startFor('botir').downloads.takeUp();
    expect(await files()).toEqual([]);
  });

  test('is removed from the list together with its files on disk', async () => {
    await killedInTheMiddle();
    const { downloads } = startFor('salima');
    await downloads.takeUp();
    await downloads.remove(downloads.list()[0]?.id ?? '');
    expect(await files()).toEqual([]);
  });

  test('and a download that is still running is left alone', async () => {
    answer = half;
    const child = await programWith(HALF);
    const before = await files();
    const { downloads } = startFor('salima');
    await downloads.takeUp();
    expect(downloads.list()).toEqual([]);
    expect(await files()).toEqual(before);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});

describe('the note beside a part', () => {
  /** Asserts that the part is removed without an offer, and that the log says why. */
  const isNotBelieved = async () => {
    const { downloads, lines } = startFor('salima');
    await downloads.takeUp();
    expect(downloads.list()).toEqual([]);
    expect(await files()).toEqual([]);
    expect(server.asked).toHaveLength(1);
    expect(lines.join()).toContain('an unfinished download was changed by somebody else and is not taken up');
  };

  test.each<[string, (envelope: Record<string, string>) => unknown]>([
    ['damaged', () => 'no note'],
    ['without a seal', ({ sealed: _, ...envelope }) => envelope],
    ['with another seal', (envelope) => ({ ...envelope, sealed: `${'A'.repeat(20)}${envelope.sealed?.slice(20)}` })],
    ['written in clear', (envelope) => ({ ...envelope, input: INPUT, sealed: btoa(JSON.stringify({ input: INPUT })) })],
  ])('that is %s is rejected', async (_what, spoil) => {
    await killedInTheMiddle();
    const note = `${await partOf()}.json`;
    await writeFile(note, JSON.stringify(spoil(JSON.parse(await readFile(note, 'utf8')))));
    await isNotBelieved();
  });

  test('of another download is rejected', async () => {
    await killedInTheMiddle();
    const part = await partOf();
    const other = part.replace(/[0-9a-f]{8}\.part$/, '00000000.part');
    await rename(part, other);
    await rename(`${part}.json`, `${other}.json`);
    await isNotBelieved();
  });

  test('that another person has sealed is rejected', async () => {
    await killedInTheMiddle();
    await rewritten(await partOf(), (note) => note, sealOf('botir'));
    await isNotBelieved();
  });

  test.each([
    ['a path outside the API', '../../etc/passwd'],
    ['an address of its own', 'https://evil.example/x'],
  ])('with %s is rejected, although it is sealed', async (_what, path) => {
    await killedInTheMiddle();
    await rewritten(await partOf(), (note) => ({ ...note, input: { ...INPUT, path } }));
    await isNotBelieved();
  });

  test('has nothing of the request in plain text', async () => {
    await killedInTheMiddle();
    const text = await readFile(`${await partOf()}.json`, 'utf8');
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(['host', 'owner', 'sealed']);
    expect(text).not.toContain('api/');
  });

  test('cannot place the finished file outside the folder', async () => {
    await killedInTheMiddle();
    await rewritten(await partOf(), (note) => ({ ...note, name: '../../evil.xlsx' }));
    const { downloads, ended } = startFor('salima');
    await downloads.takeUp();
    const [found] = downloads.list();
    expect(found?.name).toBe('evil.xlsx');
    downloads.retry(found?.id ?? '');
    await ended(found?.id ?? '');
    expect(await files()).toEqual(['evil.xlsx']);
  });

  test('is neither rejected nor removed if the keychain refuses', async () => {
    await killedInTheMiddle();
    const refuses = createSeal({
      make: () => Promise.reject(new Error('the keychain refuses')),
      remove: async () => undefined,
    });
    const taken = takeUpInterrupted({
      folder,
      owner: 'salima',
      seal: refuses,
      sureNow: Date.now,
      isHeld: () => false,
      log: logLines().log,
    });
    await expect(taken).rejects.toThrow('refuses');
    expect(await files()).toHaveLength(2);
  });
});

test('only files of the program are removed', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const kept = [
    INPUT.suggestedName,
    'film.mkv.part',
    `x.xlsx.backoffice-${process.ppid}-00000000.part`,
    `x.backoffice-${gone.pid}-0000.part`,
    `x.backoffice-${gone.pid}-00000000.json`,
  ];
  const ours = [`x.xlsx.backoffice-${gone.pid}-0f3a9c21.part`, `рўйхат.xlsx.backoffice-${gone.pid}-11111111.part.json`];
  for (const name of [...kept, ...ours]) await writeFile(join(folder, name), '{}');
  await startFor('salima').downloads.takeUp();
  expect((await files()).toSorted()).toEqual(kept.toSorted());
});

test('a missing folder has nothing to offer', async () => {
  await rm(folder, { recursive: true });
  const { downloads, lines } = startFor('salima');
  await downloads.takeUp();
  expect([downloads.list(), lines]).toEqual([[], []]);
});

describe('the end of a session', () => {
  async function runningFor(owner: string) {
    answer = half;
    const rig = startFor(owner);
    const { id } = rig.downloads.start(INPUT);
    await until(() => (rig.find(id)?.receivedBytes ?? 0) >= HALF);
    return rig;
  }

  test('by the person removes an unfinished download', async () => {
    const { downloads } = await runningFor('salima');
    await downloads.reset({ keep: false });
    expect(await files()).toEqual([]);
    await downloads.takeUp();
    expect(downloads.list()).toEqual([]);
  });

  test('by expiry keeps it for the same person, in the same run of the program', async () => {
    const { downloads, ended } = await runningFor('salima');
    // As the session does it: without awaiting the reset.
    void downloads.reset({ keep: true });
    await downloads.takeUp();
    expect(downloads.list()).toMatchObject([{ state: 'interrupted', receivedBytes: HALF }]);
    answer = rangeHandler(served);
    const id = downloads.list()[0]?.id ?? '';
    downloads.retry(id);
    expect((await ended(id)).state).toBe('done');
    expect((await readFile(join(folder, INPUT.suggestedName))).equals(CONTENT)).toBe(true);
  });
});

describe.runIf(canMount())('a disk that is full', () => {
  const MIB = 1024 * 1024;
  let small: string;
  beforeEach(async () => {
    small = join(folder, 'small');
    await mkdir(small);
    mountDisk(small, '2m');
  });
  afterEach(() => unmountDisk(small));
  const toSmall = () => downloadRig({ url: server.url, folder: async () => small });

  test('is noticed before the first byte if the length is known', async () => {
    const closed = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.once('close', () => closed.resolve());
      response.writeHead(200, { 'Content-Length': CONTENT.length }).write(CONTENT.subarray(0, 10));
    };
    const { fetchFile } = toSmall();
    expect(await fetchFile()).toMatchObject({
      state: 'failed',
      receivedBytes: 0,
      error: { kind: 'file', detail: 'no-space' },
    });
    await closed.promise;
    expect(await readdir(small)).toEqual([]);
  });

  test('is prevented when a download has no end: some space stays free', async () => {
    resizeDisk(small, '200m');
    const block = Buffer.alloc(MIB);
    answer = (_request, response) => {
      const pour = () => {
        while (response.write(block));
      };
      response.writeHead(200).on('drain', pour);
      pour();
    };
    let leastFree = Number.POSITIVE_INFINITY;
    const watched = watchBlocks();
    const begun = performance.now();
    const watching = setInterval(() => {
      const { bavail, bsize } = statfsSync(small);
      leastFree = Math.min(leastFree, bavail * bsize);
    }, 5);
    const download = await toSmall().fetchFile();
    clearInterval(watching);
    const blocked = watched();
    note(
      'a download without end, 200 MiB free',
      `given up after ${Math.round(performance.now() - begun)} ms, ${Math.round(leastFree / MIB)} MiB were left free, longest block ${Math.round(blocked)} ms with the server that pours`,
    );
    expect(download).toMatchObject({ error: { kind: 'file', detail: 'no-space' } });
    expect(leastFree).toBeGreaterThan(50 * MIB);
    expect(leastFree).toBeLessThan(190 * MIB);
    expect(await readdir(small)).toEqual([]);
  });

  test('is noticed in the middle if the length is unknown, and its space is freed', async () => {
    answer = (_request, response) => response.writeHead(200, { 'Accept-Ranges': 'bytes', ETag: '"v1"' }).end(CONTENT);
    const { downloads, ended, fetchFile } = toSmall();
    const download = await fetchFile();
    expect(download).toMatchObject({ state: 'failed', error: { kind: 'file', detail: 'no-space' } });
    expect(await readdir(small)).toEqual([]);
    answer = (_request, response) => response.writeHead(200).end(CONTENT.subarray(0, MIB));
    downloads.retry(download.id);
    expect((await ended(download.id)).state).toBe('done');
  });
});
