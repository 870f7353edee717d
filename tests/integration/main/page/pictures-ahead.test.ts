import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createTraffic, type Traffic } from '../../../../src/main/concurrency/traffic.ts';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createSteadyLine, type SteadyLine } from '../../../../src/main/network/steady-line.ts';
import { createPictures, type Pictures } from '../../../../src/main/page/pictures.ts';
import { createSeal, keyOfThisRun } from '../../../../src/main/storage/sealed-bytes.ts';
import { ONE_AHEAD_BYTES, PICTURE_BYTES_HEADER } from '../../../../src/shared/pictures-ahead.ts';
import { until } from '../../../support/until.ts';
import { type ImageServer, picture, startImageServer } from './image-server.ts';

const log = createLog(() => undefined);
const PICTURE = picture(200, 100);
const LATER = '/later';
/** How long a connection must be up in these tests to count as steady, in ms. */
const STEADY_MS = 50;

let folder: string;
let server: ImageServer;
let person: string | null;
let pictures: Pictures;
let traffic: Traffic;
let line: SteadyLine;
let metered: boolean;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahead-'));
  server = await startImageServer();
  server.answer((_request, response) => response.end(PICTURE));
  person = 'aziza';
  traffic = createTraffic();
  line = createSteadyLine({ steadyMs: STEADY_MS });
  metered = false;
  const api = createApiClient({
    apiUrl: server.url,
    fetch,
    accessToken: () => person && `token-of-${person}`,
    onUnauthorized: () => undefined,
    log,
  });
  pictures = createPictures({
    folder: join(folder, 'pictures'),
    maxBytes: 50_000_000,
    owner: () => person,
    fetchPicture: (hash, signal) => api.stream(`api/v2/info/file/${hash}`, undefined, { signal }),
    seal: createSeal(keyOfThisRun()),
    traffic,
    gate: { steady: line.steady, metered: async () => metered },
    log,
  });
});
afterEach(async () => {
  await pictures.endSession({ forget: false });
  await server.close();
  rmSync(folder, { recursive: true });
});

const look = (hash: string) => pictures.answer({ hash });
const readAhead = (hash: string, most = ONE_AHEAD_BYTES) => pictures.answer({ hash, most });
const asked = () => server.calls.flatMap(({ url }) => /file\/(\w+)/.exec(url)?.[1] ?? []);

/** Answers held back, by picture; `release` sends the rest of one. */
function held(before = 0) {
  const responses = new Map<string, ServerResponse>();
  server.answer(({ url = '' }, response) => {
    if (url === LATER) return void response.end();
    responses.set(/file\/(\w+)/.exec(url)?.[1] ?? '', response);
    if (before > 0) response.write(PICTURE.subarray(0, before));
  });
  return {
    begun: (hash: string) => until(() => responses.has(hash)),
    release: (hash: string) => responses.get(hash)?.end(PICTURE.subarray(before)),
  };
}

/** Waits until every fetch that can begin has begun: its request would arrive before this one. */
async function aWhile() {
  for (let nth = 0; nth < 20; nth += 1) await turn();
  await fetch(new URL(LATER, server.url));
}

test('a picture read ahead is answered without a body, and is then there without a call', async () => {
  const response = await readAhead('one');
  expect([response.status, response.headers.get(PICTURE_BYTES_HEADER)]).toEqual([204, `${PICTURE.length}`]);
  expect(await response.text()).toBe('');
  expect((await look('one')).status).toBe(200);
  expect((await readAhead('one')).status).toBe(204);
  expect(asked()).toEqual(['one']);
});

describe('wB3: a picture that a person waits for is never behind one read ahead', () => {
  test('its request is sent at once, and the one read ahead pauses until it has arrived', async () => {
    const { begun, release } = held(100);
    const ahead = readAhead('ahead');
    await begun('ahead');
    const waited = look('waited');
    await begun('waited');
    // The one read ahead has arrived whole, but is not read while a person waits.
    release('ahead');
    let done = false;
    void ahead.then(() => {
      done = true;
    });
    await aWhile();
    expect(done).toBe(false);
    release('waited');
    expect((await waited).status).toBe(200);
    expect((await ahead).status).toBe(204);
  });

  test('opened while it is being read ahead, it arrives by the same call and no longer yields to others', async () => {
    const { begun, release } = held(100);
    const ahead = readAhead('same');
    await begun('same');
    const call = Promise.withResolvers<void>();
    const other = traffic.during(() => call.promise);
    const waited = look('same');
    release('same');
    expect((await waited).status).toBe(200);
    expect((await ahead).status).toBe(204);
    expect(asked()).toEqual(['same']);
    call.resolve();
    await other;
  });

  test('read ahead while a person waits for it, it is not fetched a second time', async () => {
    const { begun, release } = held();
    const waited = look('same');
    await begun('same');
    const ahead = readAhead('same');
    await aWhile();
    release('same');
    expect((await waited).status).toBe(200);
    expect((await ahead).status).toBe(204);
    expect(asked()).toEqual(['same']);
  });

  test('too large to be read ahead, it still arrives for the person who waits for it', async () => {
    const { begun, release } = held(100);
    const ahead = readAhead('large', 150);
    await begun('large');
    const waited = look('large');
    release('large');
    expect((await ahead).status).toBe(413);
    await until(() => asked().length === 2);
    release('large');
    expect((await waited).status).toBe(200);
  });
});

test('nothing is read ahead during a call or a download, and only one picture at a time', async () => {
  const call = Promise.withResolvers<void>();
  const calling = traffic.during(() => call.promise);
  traffic.mark('downloads', true);
  const { begun, release } = held();
  const first = readAhead('first');
  await aWhile();
  call.resolve();
  await calling;
  await aWhile();
  expect(asked()).toEqual([]);
  traffic.mark('downloads', false);
  await begun('first');
  const second = readAhead('second');
  await aWhile();
  expect(asked()).toEqual(['first']);
  release('first');
  expect((await first).status).toBe(204);
  await begun('second');
  release('second');
  expect((await second).status).toBe(204);
});

test('a newer request replaces one that still waits', async () => {
  traffic.mark('downloads', true);
  const former = readAhead('former');
  const newer = readAhead('newer');
  expect((await former).status).toBe(503);
  traffic.mark('downloads', false);
  expect((await newer).status).toBe(204);
  expect(asked()).toEqual(['newer']);
});

test('nothing is read ahead after an outage until the connection has been up for a while', async () => {
  let askedAt = 0;
  server.answer(({ url }, response) => {
    if (url === LATER) return void response.end();
    askedAt = performance.now();
    response.end(PICTURE);
  });
  line.failed();
  const ahead = readAhead('one');
  await aWhile();
  expect(asked()).toEqual([]);
  const backAt = performance.now();
  line.answered();
  expect((await ahead).status).toBe(204);
  // Timers count whole milliseconds.
  expect(askedAt - backAt).toBeGreaterThan(STEADY_MS - 1);
});

test('nothing is read ahead on a metered connection; a picture that a person opens arrives', async () => {
  metered = true;
  expect((await readAhead('one')).status).toBe(503);
  expect(asked()).toEqual([]);
  expect((await look('one')).status).toBe(200);
  // A picture on the disk needs no connection.
  expect((await readAhead('one')).status).toBe(204);
});

describe('wB5: no more bytes are read ahead than allowed', () => {
  test('a picture that announces its size is given up at once, until a person opens it', async () => {
    const size = ONE_AHEAD_BYTES + 1;
    server.answer((_request, response) => response.writeHead(200, { 'content-length': size }).write(PICTURE));
    expect((await readAhead('large', 60 * 1024 * 1024)).status).toBe(413);
    server.answer((_request, response) => response.end(PICTURE));
    expect((await look('large')).status).toBe(200);
  });

  test('a picture without an announced size is given up at the first byte over the limit', async () => {
    server.answer((_request, response) => {
      response.write(PICTURE);
      response.end(Buffer.alloc(1));
    });
    expect((await readAhead('one', PICTURE.length)).status).toBe(413);
    server.answer((_request, response) => response.end(PICTURE));
    expect((await readAhead('one', PICTURE.length)).status).toBe(204);
  });
});

test.each([
  ['no picture', 404, 404],
  ['not for this person', 403, 403],
  ['a failing platform', 500, 503],
])('%s: %i is answered with %i', async (_what, status, told) => {
  server.answer((_request, response) => response.writeHead(status).end());
  expect((await readAhead('one')).status).toBe(told);
});

test('a file that is not a picture is reported, and leaves nothing behind', async () => {
  server.answer((_request, response) => response.end('<!doctype html>'));
  expect((await readAhead('one')).status).toBe(415);
  expect(readdirSync(folder)).toEqual([]);
});

test('a sign-out stops pictures that are being read ahead or wait, and removes the cache', async () => {
  await readAhead('kept');
  const { begun } = held(100);
  const running = readAhead('running');
  await begun('running');
  const waiting = readAhead('waiting');
  person = null;
  await pictures.endSession({ forget: true });
  expect((await running).status).toBe(503);
  expect((await waiting).status).toBe(503);
  expect(readdirSync(folder)).toEqual([]);
  expect((await readAhead('later')).status).toBe(401);
  expect(asked()).toEqual(['kept', 'running']);
});
