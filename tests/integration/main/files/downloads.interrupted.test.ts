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

/** Half of the file, and then nothing for ever. */
const half: Handler = (_request, response) => {
  const ranges = served.etag === null ? {} : { 'Accept-Ranges': 'bytes', ETag: served.etag };
  response.writeHead(200, { 'Content-Length': CONTENT.length, ...ranges }).write(CONTENT.subarray(0, HALF));
};
const files = () => readdir(folder);
const startFor = (owner: string | null) =>
  downloadRig({ url: server.url, folder: async () => folder, owner: () => owner });
const partOf = async () => join(folder, (await files()).find((name) => name.endsWith('.part')) ?? '');

/** Writes what is sealed beside a part anew, as whoever has this seal could. */
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

/** A program of its own that downloads for "salima"; gives it once so much has come. */
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
  // It may have told of bytes while the first batch of them was still being written.
  await until(async () => (await stat(await partOf())).size >= BATCH_BYTES);
  child.kill('SIGKILL');
  await once(child, 'exit');
  answer = before;
  expect(await files()).toHaveLength(2);
}

describe('a program that is killed in the middle', () => {
  test('is offered by the next one as interrupted, and a retry goes on from what is on disk', async () => {
    await killedInTheMiddle();
    const { downloads, ended, changes } = startFor('salima');
    await downloads.takeUp();
    const [found, ...others] = downloads.list();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ state: 'interrupted', name: INPUT.suggestedName, totalBytes: CONTENT.length });
    // What had come of the next batch was still in the program's memory.
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

  test('leaves nothing where no rest can be asked for: it is offered to begin anew', async () => {
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

  test('is offered to nobody else, and still to its owner afterwards', async () => {
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

  test('is left to the workstation that it was on', async () => {
    await killedInTheMiddle();
    const note = `${await partOf()}.json`;
    await writeFile(note, JSON.stringify({ ...JSON.parse(await readFile(note, 'utf8')), host: 'boshqa-kompyuter' }));
    const { downloads } = startFor('salima');
    await downloads.takeUp();
    expect(downloads.list()).toEqual([]);
    expect(await files()).toHaveLength(2);
  });

  test('loses what the power may have taken with it: only what surely reached the disk is continued', async () => {
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

  test('is forgotten after a week, whoever it was', async () => {
    await killedInTheMiddle();
    const part = await partOf();
    const old = new Date(Date.now() - 8 * DAY_MS);
    await utimes(part, old, old);
    const { downloads } = startFor('botir');
    await downloads.takeUp();
    expect(await files()).toEqual([]);
  });

  test('is taken off the list with all that is on disk', async () => {
    await killedInTheMiddle();
    const { downloads } = startFor('salima');
    await downloads.takeUp();
    await downloads.remove(downloads.list()[0]?.id ?? '');
    expect(await files()).toEqual([]);
  });

  test('and one that still runs is let alone', async () => {
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
  /** The part is gone without an offer, and the log says why. */
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
  ])('that is %s is not believed', async (_what, spoil) => {
    await killedInTheMiddle();
    const note = `${await partOf()}.json`;
    await writeFile(note, JSON.stringify(spoil(JSON.parse(await readFile(note, 'utf8')))));
    await isNotBelieved();
  });

  test('of another download is not believed', async () => {
    await killedInTheMiddle();
    const part = await partOf();
    const other = part.replace(/[0-9a-f]{8}\.part$/, '00000000.part');
    await rename(part, other);
    await rename(`${part}.json`, `${other}.json`);
    await isNotBelieved();
  });

  test('that another person has sealed is not believed', async () => {
    await killedInTheMiddle();
    await rewritten(await partOf(), (note) => note, sealOf('botir'));
    await isNotBelieved();
  });

  test.each([
    ['a path outside the API', '../../etc/passwd'],
    ['an address of its own', 'https://evil.example/x'],
  ])('with %s is not believed, although it is sealed', async (_what, path) => {
    await killedInTheMiddle();
    await rewritten(await partOf(), (note) => ({ ...note, input: { ...INPUT, path } }));
    await isNotBelieved();
  });

  test('says nothing in clear of what was asked for', async () => {
    await killedInTheMiddle();
    const text = await readFile(`${await partOf()}.json`, 'utf8');
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(['host', 'owner', 'sealed']);
    expect(text).not.toContain('api/');
  });

  test('cannot send the finished file elsewhere', async () => {
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

  test('is neither judged nor removed where the keychain refuses', async () => {
    await killedInTheMiddle();
    const refuses = createSeal({
      make: () => Promise.reject(new Error('the keychain refuses')),
      remove: async () => undefined,
    });
    const taken = takeUpInterrupted({
      folder,
      owner: 'salima',
      seal: refuses,
      isHeld: () => false,
      log: logLines().log,
    });
    await expect(taken).rejects.toThrow('refuses');
    expect(await files()).toHaveLength(2);
  });
});

test('only what is ours is removed', async () => {
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

test('a folder that is not there has nothing to offer', async () => {
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

  test('by the person leaves nothing unfinished', async () => {
    const { downloads } = await runningFor('salima');
    await downloads.reset({ keep: false });
    expect(await files()).toEqual([]);
    await downloads.takeUp();
    expect(downloads.list()).toEqual([]);
  });

  test('by itself keeps it for the same person, in the same run of the program', async () => {
    const { downloads, ended } = await runningFor('salima');
    // As the session does it: nobody waits in between.
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

  test('is noticed before the first byte where the length is known', async () => {
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

  test('is not filled by a download without end: the workstation keeps some room', async () => {
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

  test('is noticed in the middle where it is not, and gets its room back', async () => {
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
