import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createGeocoder } from '../../../../src/main/geocoder/geocoder.ts';
import { startPlatform } from '../../../platform/server.ts';

const PLACE = { latitude: 41.311_081, longitude: 69.240_562 };
const ADDRESS = { address: { state: 'Toshkent', road: 'Navroʻz koʻchasi', country_code: 'uz' } };
const FOUND = { address: 'Toshkent, Navroʻz koʻchasi', cut: false };
const NONE = { address: null, cut: false };

let server: Server;
let asked: { url: URL; agent: string | undefined; authorization: string | undefined; closed: boolean }[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let logged: string[];

const json = (value: unknown, status = 200) => {
  answer = (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
};

beforeEach(async () => {
  asked = [];
  logged = [];
  json(ADDRESS);
  server = createServer((request, response) => {
    const call = {
      url: new URL(request.url ?? '', 'http://x'),
      agent: request.headers['user-agent'],
      authorization: request.headers.authorization,
      closed: false,
    };
    response.once('close', () => {
      call.closed = !response.writableFinished;
    });
    asked.push(call);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

const open = (limits: { intervalMs?: number; timeoutMs?: number } = {}) =>
  createGeocoder({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/nominatim/`,
    fetch,
    userAgent: 'Tashabbusli-budjet/1.2.3',
    intervalMs: 0,
    log: createLog((...entry) => void logged.push(JSON.stringify(entry))),
    ...limits,
  });

test('a place is queried once, in Uzbek and under the name of the program', async () => {
  const geocoder = open();
  expect(await geocoder.reverse(PLACE)).toEqual(FOUND);
  // Less than half a metre beside it.
  expect(await geocoder.reverse({ ...PLACE, latitude: 41.311_083 })).toEqual(FOUND);
  expect(asked).toHaveLength(1);
  const [{ url, agent, authorization } = { url: null }] = asked;
  expect(url?.pathname).toBe('/nominatim/reverse');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    lat: '41.31108',
    lon: '69.24056',
    format: 'jsonv2',
    zoom: '18',
    addressdetails: '1',
    'accept-language': 'uz_UZ',
  });
  expect([agent, authorization]).toEqual(['Tashabbusli-budjet/1.2.3', undefined]);
});

test('a place without an address gives null, and is cached, too', async () => {
  const geocoder = open();
  json({ error: 'Unable to geocode' });
  expect(await geocoder.reverse(PLACE)).toEqual(NONE);
  expect(await geocoder.reverse(PLACE)).toEqual(NONE);
  expect(asked).toHaveLength(1);
});

test.each([
  [300, 300, false],
  [301, 300, true],
  [100_000, 300, true],
])('an address of %i letters keeps %i of them, and says whether it was cut: %s', async (letters, kept, cut) => {
  json({ address: { state: 'a'.repeat(letters) } });
  expect(await open().reverse(PLACE)).toEqual({ address: 'a'.repeat(kept), cut });
});

test.each<[what: string, kind: string, answer: typeof answer]>([
  ['a service that is unavailable', 'server', (_, response) => void response.writeHead(503).end('busy')],
  ['a service at its rate limit', 'server', (_, response) => void response.writeHead(429).end()],
  [
    'a page instead of data',
    'unexpected-shape',
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Kirish</html>'),
  ],
  [
    'a truncated answer',
    'unexpected-shape',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"address":{"sta'),
  ],
  [
    'an answer of another shape',
    'unexpected-shape',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"address":[1,2]}'),
  ],
  [
    'an endless answer',
    'unexpected-shape',
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'a'.repeat(300_000)}"`),
  ],
  ['a broken connection', 'network', (_, response) => void response.destroy()],
  ['a redirect', 'server', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
])('%s is an error, and is not cached', async (_what, kind, how) => {
  const geocoder = open();
  answer = how;
  await expect(geocoder.reverse(PLACE)).rejects.toMatchObject({ kind });
  // The log names the error and no place.
  expect(logged.join()).toContain(kind);
  expect(logged.join()).not.toContain('41.31');
  json(ADDRESS);
  expect(await geocoder.reverse(PLACE)).toEqual(FOUND);
});

test('no answer in time is a timeout, also one that stalls in the middle', async () => {
  const geocoder = open({ timeoutMs: 150 });
  answer = () => undefined;
  await expect(geocoder.reverse(PLACE)).rejects.toMatchObject({ kind: 'timeout' });
  answer = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"a');
  await expect(geocoder.reverse(PLACE)).rejects.toMatchObject({ kind: 'timeout' });
});

test('a newer query cancels the older one and closes its connection', async () => {
  const geocoder = open();
  const arrived = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  const older = geocoder.reverse(PLACE);
  older.catch(() => undefined);
  await arrived;
  json(ADDRESS);
  expect(await geocoder.reverse({ latitude: 40, longitude: 65 })).toEqual(FOUND);
  await expect(older).rejects.toMatchObject({ kind: 'cancelled' });
  await expect.poll(() => asked[0]?.closed).toBe(true);
  expect(logged).toEqual([]);
});

test('of a series of quick queries only the first and the last are sent', async () => {
  // Longer than the first answer takes: all further queries fall into one interval.
  const geocoder = open({ intervalMs: 2000 });
  await geocoder.reverse(PLACE);
  const skipped = [1, 2, 3].map((step) => geocoder.reverse({ ...PLACE, latitude: 40 + step / 10 }));
  const outcomes = Promise.allSettled(skipped);
  await geocoder.reverse({ ...PLACE, latitude: 42 });
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(asked.map(({ url }) => url.searchParams.get('lat'))).toEqual(['41.31108', '42.00000']);
});

test('a query waits for its interval, unless its answer is cached', async () => {
  const geocoder = open({ intervalMs: 3_600_000 });
  await geocoder.reverse(PLACE);
  const waiting = geocoder.reverse({ ...PLACE, latitude: 43 });
  waiting.catch(() => undefined);
  expect(await geocoder.reverse(PLACE)).toEqual(FOUND);
  await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
  expect(asked).toHaveLength(1);
});

test('the oldest cached place is evicted', async () => {
  const geocoder = open();
  for (let step = 0; step <= 200; step += 1) await geocoder.reverse({ ...PLACE, latitude: 40 + step / 100 });
  await geocoder.reverse({ ...PLACE, latitude: 42 });
  expect(asked).toHaveLength(201);
  await geocoder.reverse({ ...PLACE, latitude: 40 });
  expect(asked).toHaveLength(202);
});

test('the answers of the stand-in platform are understood', async () => {
  const platform = await startPlatform();
  try {
    const url = `${platform.env.BACKOFFICE_GEOCODER_URL}/`;
    const geocoder = createGeocoder({ url, fetch, userAgent: 'x/1', intervalMs: 0, log: createLog(() => undefined) });
    expect((await geocoder.reverse(PLACE)).address).toMatch(/^Toshkent.*, .+ MFY, .+ koʻchasi, \d+-uy$/);
    expect(await geocoder.reverse({ latitude: 10, longitude: 10 })).toEqual(NONE);
    expect(platform.violations()).toEqual([]);
  } finally {
    await platform.close();
  }
});
