import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendBody } from '../../../../src/main/files/append-body.ts';
import { type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { timeLimit } from '../../../support/time-limit.ts';

let folder: string;
let file: string;
let server: LocalServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'append-'));
  file = join(folder, 'a.part');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const readerOf = (response: Response) => response.body?.getReader();
const rest = { flag: 'wx' as const, expected: null, onReceived: () => undefined };

test('a stalled connection is closed, and the received bytes are on disk', async () => {
  const closed = Promise.withResolvers<void>();
  server = await startLocalServer((_request, response) => {
    response.once('close', () => closed.resolve());
    response.writeHead(200).write('the first bytes');
  });
  const reader = readerOf(await fetch(server.url));
  const { signal } = new AbortController();
  const received = Promise.withResolvers<unknown>();
  const limit = timeLimit(60_000);
  const append = appendBody({ ...rest, reader, file, signal, idleMs: 60_000, onReceived: received.resolve });
  await received.promise;
  // The bytes are taken over, and the next ones waited for.
  await turn();
  limit.pass();
  await expect(append).rejects.toMatchObject({ kind: 'timeout' });
  await closed.promise;
  expect(await readFile(file, 'utf8')).toBe('the first bytes');
});

test('a slow connection that never stalls for so long is not closed', async () => {
  server = await startLocalServer((_request, response) => {
    response.writeHead(200);
    let left = 8;
    const timer = setInterval(() => {
      response.write('x');
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      response.end();
    }, 250);
  });
  const reader = readerOf(await fetch(server.url));
  // Less than the whole body takes, and far more than a stall of the machine adds between two parts.
  await appendBody({ ...rest, reader, file, signal: new AbortController().signal, idleMs: 1500 });
  expect(await readFile(file, 'utf8')).toBe('xxxxxxxx');
});

test('appends to the bytes that are there, and never begins in a file that already exists', async () => {
  const reader = () => readerOf(new Response('rest'));
  const { signal } = new AbortController();
  await writeFile(file, 'beginning, ');
  await appendBody({ ...rest, reader: reader(), file, flag: 'a', signal });
  expect(await readFile(file, 'utf8')).toBe('beginning, rest');
  await expect(appendBody({ ...rest, reader: reader(), file, signal })).rejects.toMatchObject({ kind: 'file' });
  expect(await readFile(file, 'utf8')).toBe('beginning, rest');
});

test.each(['short', 'much too long'])(
  'a body that is not as long as announced (%s) fails as network, even if fetch does not notice',
  async (body) => {
    // Node's fetch notices by itself; Chromium's may not.
    const reader = readerOf(new Response(body));
    const { signal } = new AbortController();
    await expect(appendBody({ ...rest, reader, file, expected: 9, signal })).rejects.toMatchObject({
      kind: 'network',
      detail: `${body.length} of 9 bytes came`,
    });
  },
);
