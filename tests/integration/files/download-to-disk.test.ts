import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announcedLength, downloadToDisk } from '../../../src/main/files/download-to-disk.ts';
import { type LocalServer, startLocalServer } from '../api/local-server.ts';

let folder: string;
let server: LocalServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'to-disk-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

test('a line that goes silent is given up, which closes it and leaves nothing', async () => {
  const closed = Promise.withResolvers<void>();
  server = await startLocalServer((_request, response) => {
    response.once('close', () => closed.resolve());
    response.writeHead(200).write('the first bytes');
  });
  const response = await fetch(server.url);
  const { signal } = new AbortController();
  const work = downloadToDisk({ response, folder, name: 'a.xlsx', signal, onReceived: () => undefined, idleMs: 100 });
  await expect(work).rejects.toMatchObject({ kind: 'timeout' });
  await closed.promise;
  expect(await readdir(folder)).toEqual([]);
});

test('a slow line that is never silent for so long is not given up', async () => {
  server = await startLocalServer((_request, response) => {
    response.writeHead(200);
    let left = 8;
    const timer = setInterval(() => {
      response.write('x');
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      response.end();
    }, 100);
  });
  const response = await fetch(server.url);
  const { signal } = new AbortController();
  const done = await downloadToDisk({
    response,
    folder,
    name: 'a.xlsx',
    signal,
    onReceived: () => undefined,
    idleMs: 500,
  });
  expect(done).toEqual({ path: join(folder, 'a.xlsx'), name: 'a.xlsx' });
});

test.each(['short', 'much too long'])(
  'a body that is not as long as announced (%s) is no file, whatever the fetch thinks of it',
  async (body) => {
    // Node's fetch notices by itself; Chromium's has its own ideas.
    const response = new Response(body, { headers: { 'Content-Length': '9' } });
    const { signal } = new AbortController();
    const work = downloadToDisk({ response, folder, name: 'a.xlsx', signal, onReceived: () => undefined });
    await expect(work).rejects.toMatchObject({ kind: 'network', detail: `${body.length} of 9 bytes came` });
    expect(await readdir(folder)).toEqual([]);
  },
);

test.each([
  [{ 'Content-Length': '12' }, 12],
  [{ 'Content-Length': '12', 'Content-Encoding': 'identity' }, 12],
  [{ 'Content-Length': '12', 'Content-Encoding': 'gzip' }, null],
  [{ 'Content-Length': '12, 12' }, null],
  [{ 'Content-Length': '-1' }, null],
  [{}, null],
])('%j announces %j', (headers, length) => {
  expect(announcedLength(new Headers(headers))).toBe(length);
});
