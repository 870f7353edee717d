import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createTiles } from '../../../../src/main/page/tiles.ts';
import { type ImageServer, picture, startImageServer } from './image-server.ts';

const TILE = picture(256, 256);
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let server: ImageServer;
let days: number;

const open = () =>
  createTiles({
    folder: join(folder, 'tiles'),
    maxBytes: 10_000_000,
    template: `${server.url}map/{z}/{x}/{y}.png`,
    fetch,
    now: () => Date.now() + days * DAY_MS,
    log: createLog(() => undefined),
  });
const ask = (tiles: ReturnType<typeof open>, z = '6', x = '42', y = '24') => tiles.answer({ z, x, y });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tiles-'));
  server = await startImageServer();
  server.answer((_request, response) => response.end(TILE));
  days = 0;
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a tile is fetched once, also for several requests at once and after a restart, and without a token', async () => {
  const tiles = open();
  const answers = await Promise.all([ask(tiles), ask(tiles), ask(tiles)]);
  for (const answer of answers) expect(Buffer.from(await answer.arrayBuffer())).toEqual(TILE);
  expect((await ask(open())).headers.get('content-type')).toBe('image/png');
  expect(server.calls).toEqual([{ url: '/map/6/42/24.png', authorization: undefined }]);
});

test('after 30 days a tile is fetched anew', async () => {
  const tiles = open();
  await ask(tiles);
  days = 29.9;
  await ask(tiles);
  expect(server.calls).toHaveLength(1);
  days = 30.1;
  await ask(tiles);
  expect(server.calls).toHaveLength(2);
});

test.each([
  ['the server does not answer', undefined],
  ['the server fails', 503],
  ['the server sends no picture', 200],
])('a stale tile is shown if %s', async (_why, status) => {
  const tiles = open();
  await ask(tiles);
  days = 100;
  if (status === undefined) await server.close();
  else server.answer((_request, response) => response.writeHead(status).end('<html>'));
  const answer = await ask(tiles);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(TILE);
});

test('without a stale tile the answer is a status, and is not cached', async () => {
  const tiles = open();
  server.answer((_request, response) => response.writeHead(500).end(TILE));
  expect((await ask(tiles)).status).toBe(502);
  server.answer((_request, response) => response.writeHead(404).end());
  expect((await ask(tiles)).status).toBe(404);
  server.answer((_request, response) => response.end(TILE));
  expect((await ask(tiles)).status).toBe(200);
});

test('C-030: a redirect of the tile server is not followed', async () => {
  const other = await startImageServer();
  try {
    other.answer((_request, response) => response.end(TILE));
    for (const location of [`${other.url}map/6/42/24.png`, `${server.url}elsewhere.png`]) {
      server.answer((_request, response) => response.writeHead(302, { Location: location }).end());
      expect((await ask(open())).status).toBe(502);
    }
    expect(other.calls).toEqual([]);
    expect(server.calls.map(({ url }) => url)).toEqual(['/map/6/42/24.png', '/map/6/42/24.png']);
  } finally {
    await other.close();
  }
});

test.each([
  ['21', '0', '0'],
  ['2', '4', '0'],
  ['2', '0', '4'],
  ['-1', '0', '0'],
  ['1.5', '0', '0'],
  ['2', '..', '0'],
  ['2', '', '0'],
  ['0x2', '0', '0'],
])('there is no tile %s/%s/%s', async (z, x, y) => {
  expect((await ask(open(), z, x, y)).status).toBe(404);
  expect(server.calls).toEqual([]);
});
