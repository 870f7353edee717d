import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createTraffic } from '../../../../src/main/concurrency/traffic.ts';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { imageType } from '../../../../src/main/formats/image-type.ts';
import { PAPER_SIGN } from '../../../../src/main/page/paper-sign.ts';
import { createPictures, type Pictures } from '../../../../src/main/page/pictures.ts';
import { CIPHER_BYTES } from '../../../../src/main/storage/cipher.ts';
import { createSeal, type KeySource, keyOfThisRun } from '../../../../src/main/storage/sealed-bytes.ts';
import { AHEAD_STATUS } from '../../../../src/shared/pictures-ahead.ts';
import { until } from '../../../support/until.ts';
import { type ImageServer, picture, startImageServer } from './image-server.ts';

const log = createLog(() => undefined);
const WIDE = picture(2000, 1000);

let folder: string;
let server: ImageServer;
let person: string | null;
let pictures: Pictures;
/** In the keychain: it outlives a restart of the program. */
let key: KeySource;

/** As after a start of the program: the same folder, nothing in memory. */
function open(maxBytes = 50_000_000, silentMs?: number): Pictures {
  const api = createApiClient({
    apiUrl: server.url,
    fetch,
    accessToken: () => person && `token-of-${person}`,
    onUnauthorized: () => undefined,
    log,
  });
  return createPictures({
    folder: join(folder, 'pictures'),
    maxBytes,
    owner: () => person,
    fetchPicture: (hash, signal) => api.stream(`api/v2/info/file/${hash}`, undefined, { signal }),
    seal: createSeal(key),
    traffic: createTraffic(),
    gate: { steady: async () => undefined, metered: async () => false },
    log,
    ...(silentMs !== undefined && { silentMs }),
  });
}

const ask = (hash: string, from = pictures) => from.answer({ hash });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const kept = () =>
  existsSync(join(folder, 'pictures'))
    ? readdirSync(join(folder, 'pictures')).filter((name) => name !== '.backoffice')
    : [];

/** The latest use of any picture on the disk, in ms since the epoch. */
const lastUse = () => Math.max(...kept().map((name) => statSync(join(folder, 'pictures', name)).atimeMs));
/** Waits until the clock that orders the uses has moved on. */
const nextMoment = (now = Date.now()) => until(() => Date.now() > now);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  server = await startImageServer();
  server.answer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(WIDE),
  );
  person = 'aziza';
  key = keyOfThisRun();
  pictures = open();
});
afterEach(async () => {
  await pictures.endSession({ forget: false });
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a picture is fetched with the token, unchanged, typed by its content and not cached by the page', async () => {
  const response = await ask('abc');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('no-store');
  // No pixel was decoded here: the page rotates and scales.
  expect(Buffer.from(await bytesOf(response))).toEqual(WIDE);
  expect(server.calls).toEqual([{ url: '/api/v2/info/file/abc?cache=off', authorization: 'Bearer token-of-aziza' }]);
});

test('one fetch serves all requests, at once, later and after a restart', async () => {
  await Promise.all([ask('abc'), ask('abc'), ask('abc')]);
  await ask('abc');
  expect(Buffer.from(await bytesOf(await ask('abc', open())))).toEqual(WIDE);
  expect(server.calls).toHaveLength(1);
});

test('Z-081: a PDF that the platform keeps as a picture is shown by an icon, also when it is read ahead', async () => {
  const paper = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'x')]);
  server.answer((_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(paper));
  for (const from of [pictures, open()]) {
    const response = await ask('abc', from);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(Buffer.from(await bytesOf(response)).equals(PAPER_SIGN)).toBe(true);
  }
  expect((await pictures.answer({ hash: 'xyz', most: 1_000_000 })).status).toBe(AHEAD_STATUS.ready);
  expect(server.calls).toHaveLength(2);
});

describe('an SVG of the platform, which can carry scripts', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const send = (body: string) =>
    server.answer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body));

  test('is rejected where a drawing was not asked for, also after it was fetched as one', async () => {
    send(svg);
    expect((await ask('abc')).status).toBe(502);
    expect((await pictures.answer({ hash: 'abc', drawing: true })).status).toBe(200);
    expect((await ask('abc')).status).toBe(502);
    expect((await pictures.answer({ hash: 'abc', most: 1_000_000 })).status).toBe(415);
  });

  test('Z-182: is served as a drawing that runs and loads nothing even if it were opened as a document', async () => {
    send(svg);
    for (const from of [pictures, open()]) {
      const response = await from.answer({ hash: 'abc', drawing: true });
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
      expect(await response.text()).toBe(svg);
    }
    expect(server.calls).toHaveLength(1);
  });

  test.each([
    ['that defines entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg}`],
    ['of more than a megabyte', svg + ' '.repeat(1024 * 1024)],
    ['that is a page', '<!doctype html><svg></svg>'],
  ])('is rejected as a drawing %s', async (_what, body) => {
    send(body);
    expect((await pictures.answer({ hash: 'abc', drawing: true })).status).toBe(502);
  });

  test('a picture that is asked for as a drawing is one', async () => {
    const response = await pictures.answer({ hash: 'abc', drawing: true });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('E-019: a picture that would fill the memory is refused by its head, before anything decodes it', () => {
  /** A real PNG whose head announces another size, with a valid checksum: 30 KiB that announce 256 million pixels. */
  function forgedPng(width: number, height: number): Buffer {
    const png = Buffer.concat([picture(300, 200), Buffer.alloc(30 * 1024)]);
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  }

  test('30 KiB that announce 16000 × 16000', async () => {
    server.answer((_request, response) => response.end(forgedPng(16_000, 16_000)));
    const response = await ask('abc');
    expect(response.status).toBe(502);
    expect(await response.text()).toBe('');
    expect(kept()).toEqual([]);
  });

  test.each([
    [10_000, 5000, 200],
    [10_000, 5001, 502],
    [0, 100, 502],
    [0xffff_ffff, 0xffff_ffff, 502],
  ])('%i × %i is answered with %i', async (width, height, status) => {
    server.answer((_request, response) => response.end(forgedPng(width, height)));
    expect((await ask('abc')).status).toBe(status);
  });

  test('a picture with a truncated head is refused', async () => {
    server.answer((_request, response) => response.end(WIDE.subarray(0, 20)));
    expect((await ask('abc')).status).toBe(502);
  });
});

describe('without a picture the answer is a status and no body', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 502],
    ['a drawing that can carry scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 502],
    ['nothing', '', 502],
  ])('%s', async (_what, body, status) => {
    server.answer((_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(body));
    const response = await ask('abc');
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
    expect(kept()).toEqual([]);
  });

  test.each([401, 403, 404])('%d of the platform', async (status) => {
    server.answer((_request, response) => response.writeHead(status).end());
    expect((await ask('abc')).status).toBe(status);
  });

  test('a connection that breaks in the middle leaves nothing behind, and the next request tries again', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-length': String(WIDE.length) });
      response.write(WIDE.subarray(0, WIDE.length / 2), () => response.destroy());
    });
    expect((await ask('abc')).status).toBe(502);
    expect(kept()).toEqual([]);
    server.answer((_request, response) => response.end(WIDE));
    expect((await ask('abc')).status).toBe(200);
  });

  test.each(['', '../session', 'a/b', 'a'.repeat(129), 'a b', 'ä'])('the hash %j', async (hash) => {
    expect((await ask(hash)).status).toBe(400);
    expect(server.calls).toEqual([]);
  });
});

describe('a person sees only the pictures that this person may see', () => {
  test('nothing while nobody is signed in, whatever is on disk', async () => {
    await ask('abc');
    person = null;
    expect((await ask('abc')).status).toBe(401);
    expect(server.calls).toHaveLength(1);
  });

  test('the next person fetches with a token of their own', async () => {
    await ask('abc');
    person = 'botir';
    server.answer((_request, response) => response.writeHead(403).end());
    expect((await ask('abc')).status).toBe(403);
    expect(server.calls.at(-1)?.authorization).toBe('Bearer token-of-botir');
  });

  test('the end of the session aborts fetches in flight; an expired session keeps the pictures on disk', async () => {
    await ask('kept');
    const closed = new Promise<void>((resolve) => {
      server.answer((request) => request.on('close', () => resolve()));
    });
    const pending = ask('abc');
    await expect.poll(() => server.calls.length).toBe(2);
    await pictures.endSession({ forget: false });
    expect((await pending).status).toBe(502);
    await closed;
    expect((await ask('kept')).status).toBe(200);
    expect(server.calls).toHaveLength(2);
  });

  test('a sign-out empties the disk', async () => {
    await ask('abc');
    expect(kept()).not.toEqual([]);
    await pictures.endSession({ forget: true });
    expect(kept()).toEqual([]);
    await ask('abc');
    expect(server.calls).toHaveLength(2);
  });

  test('a person who signs out while a picture is in flight does not get it', async () => {
    let release = () => undefined as undefined;
    server.answer((_request, response) => {
      release = () => void response.end(WIDE);
    });
    const pending = ask('abc');
    await expect.poll(() => server.calls.length).toBe(1);
    person = null;
    release();
    expect((await pending).status).toBe(401);
  });
});

test('a picture that was in flight when its owner signed out is not kept', async () => {
  let release = () => undefined as undefined;
  server.answer((_request, response) => {
    release = () => void response.end(WIDE);
  });
  const pending = ask('abc');
  await expect.poll(() => server.calls.length).toBe(1);
  const ended = pictures.endSession({ forget: true });
  release();
  await Promise.all([pending, ended]);
  expect(kept()).toEqual([]);
});

test('at most three pictures are fetched at a time, so that calls have a connection left', async () => {
  const held: ServerResponse[] = [];
  server.answer(({ url }, response) => void (url === '/later' ? response.end() : held.push(response)));
  const answers = Promise.all(Array.from({ length: 10 }, (_, n) => ask(`p${n}`)));
  for (const together of [3, 3, 3, 1]) {
    await until(() => held.length >= together);
    // One more request would have arrived before this one.
    await fetch(new URL('/later', server.url));
    expect(held).toHaveLength(together);
    for (const response of held.splice(0)) response.end(WIDE);
  }
  expect((await answers).map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test('pictures that stall in the middle give up their places, so that others are still shown', async () => {
  const impatient = open(undefined, 1500);
  server.answer((request, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': WIDE.length });
    if (request.url?.includes('stalls')) response.write(WIDE.subarray(0, 100));
    else response.end(WIDE);
  });
  const stalled = ['stalls1', 'stalls2', 'stalls3'].map((hash) => ask(hash, impatient));
  await until(() => server.calls.length === 3);
  expect((await ask('abc', impatient)).status).toBe(200);
  expect((await Promise.all(stalled)).map(({ status }) => status)).toEqual([504, 504, 504]);
});

describe('the disk', () => {
  test('a file truncated by a crash is fetched anew, and half-written files are removed', async () => {
    await ask('abc');
    const [name = ''] = kept();
    truncateSync(join(folder, 'pictures', name), 10);
    writeFileSync(join(folder, 'pictures', `${randomUUID()}.part`), 'half');
    const restarted = open();
    expect(Buffer.from(await bytesOf(await ask('abc', restarted)))).toEqual(WIDE);
    expect(server.calls).toHaveLength(2);
    expect(kept()).toEqual([name]);
  });

  test('holds no picture that can be seen without the key, and none at all after a sign-out', async () => {
    await ask('abc');
    const onDisk = () => kept().map((name) => readFileSync(join(folder, 'pictures', name)));
    expect(onDisk()).toHaveLength(1);
    for (const bytes of onDisk()) {
      expect(imageType(bytes)).toBeNull();
      expect(bytes.includes('IDAT')).toBe(false);
    }
    const [copy = Buffer.alloc(0)] = onDisk();
    const [name = ''] = kept();
    await pictures.endSession({ forget: true });
    expect(kept()).toEqual([]);
    // A copy of the file is put back, but its key is gone.
    await ask('other');
    writeFileSync(join(folder, 'pictures', name), copy);
    const fetched = server.calls.length;
    expect((await ask('abc', open())).status).toBe(200);
    expect(server.calls.length).toBe(fetched + 1);
  });

  test('does not show one picture in the place of another', async () => {
    await ask('abc');
    const [first = ''] = kept();
    await ask('xyz');
    const second = kept().find((name) => name !== first) ?? '';
    copyFileSync(join(folder, 'pictures', first), join(folder, 'pictures', second));
    const fetched = server.calls.length;
    expect((await ask('xyz')).status).toBe(200);
    expect(server.calls.length).toBe(fetched + 1);
  });

  test('a file truncated while the program runs is noticed, too', async () => {
    await ask('abc');
    const [name = ''] = kept();
    truncateSync(join(folder, 'pictures', name), 10);
    expect((await ask('abc')).status).toBe(200);
    expect(server.calls).toHaveLength(2);
  });

  test('the least recently used pictures are evicted', async () => {
    const tile = picture(90, 90);
    server.answer((_request, response) => response.end(tile));
    pictures = open((tile.length + CIPHER_BYTES) * 10);
    for (let n = 0; n < 10; n++) await ask(`p${n}`);
    await nextMoment();
    await ask('p0');
    await ask('p10');
    expect(kept().length).toBe(9);
    const fetched = server.calls.length;
    await ask('p0');
    await ask('p10');
    expect(server.calls.length).toBe(fetched);
    await ask('p1');
    expect(server.calls.length).toBe(fetched + 1);
  });

  test('the order of use survives a restart', async () => {
    const tile = picture(90, 90);
    server.answer((_request, response) => response.end(tile));
    // Read twice: the file system's own access times, which record only the first read, are then not enough.
    for (const name of ['p0', 'p1', 'p2', 'p3']) await ask(name);
    for (const name of ['p0', 'p1', 'p2', 'p3', 'p0']) {
      await nextMoment();
      const asked = Date.now();
      await ask(name);
      // The use is recorded after the answer.
      await until(() => lastUse() > asked - 0.5);
    }
    const restarted = open((tile.length + CIPHER_BYTES) * 4);
    await ask('p4', restarted);
    const fetched = server.calls.length;
    await ask('p0', restarted);
    expect(server.calls.length).toBe(fetched);
    await ask('p1', restarted);
    expect(server.calls.length).toBe(fetched + 1);
  });

  test('a folder that cannot be written loses the cache, not the picture', async () => {
    writeFileSync(join(folder, 'pictures'), 'a file where the folder should be');
    expect((await ask('abc')).status).toBe(200);
    expect((await ask('abc')).status).toBe(200);
    expect(server.calls).toHaveLength(2);
  });
});
