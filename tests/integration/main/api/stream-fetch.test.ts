import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createStreamFetch } from '../../../../src/main/api/stream-fetch.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { type Handler, type LocalServer, startLocalServer } from '../../../support/local-server.ts';

const MIB = 1024 * 1024;
const { net } = createNet();
const streamFetch = createStreamFetch((options) => net.request(options));

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const servers: LocalServer[] = [];
async function serve(handler: Handler): Promise<string> {
  const server = await startLocalServer(handler);
  servers.push(server);
  return server.url;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('an answer of any length', () => {
  test('arrives whole, with its status and headers', async () => {
    const content = Buffer.alloc(3 * MIB, 'Mahalla; ');
    const url = await serve((_request, response) =>
      response.writeHead(206, 'Partial Content', { 'Content-Length': content.length, ETag: '"1"' }).end(content),
    );
    const answer = await streamFetch(url, { headers: { Range: 'bytes=0-' } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([206, '"1"']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
  });

  test('may have a head in UTF-8, whose headers are given byte for byte', async () => {
    const bytes = Buffer.from('attachment; filename="Ҳисобот.xlsx"').toString('latin1');
    const reason = Buffer.from('Қабул қилинди').toString('latin1');
    const url = await serve((_request, response) =>
      response.writeHead(202, reason, { 'Content-Disposition': bytes }).end('{"id":1}'),
    );
    const answer = await streamFetch(url);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([202, bytes]);
    expect(await answer.json()).toEqual({ id: 1 });
  });

  test('waits for its reader: unread bytes are not taken from the connection', async () => {
    let taken = 0;
    const url = await serve((_request, response) => {
      const pour = () => {
        for (let room = true; room && taken < 200; taken += 1) room = response.write(Buffer.alloc(MIB));
        if (taken === 200) response.end();
      };
      response.on('drain', pour);
      pour();
    });
    const { body } = await streamFetch(url);
    const reader = body?.getReader();
    let bytes = (await reader?.read())?.value?.length ?? 0;
    // While another answer arrives whole, this one could arrive, too.
    const other = await serve((_request, response) => response.end(Buffer.alloc(100 * MIB)));
    expect((await (await streamFetch(other)).arrayBuffer()).byteLength).toBe(100 * MIB);
    // No more may be in flight than the buffers of both sockets hold.
    expect(taken).toBeLessThan(50);
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) bytes += part.value.length;
    expect(bytes).toBe(200 * MIB);
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is decompressed if it is encoded as %s', async (coding, pack) => {
    const url = await serve((_request, response) =>
      response.writeHead(200, { 'Content-Encoding': coding }).end(pack('Ozod, obod, farovon')),
    );
    expect(await (await streamFetch(url)).text()).toBe('Ozod, obod, farovon');
  });

  test('has no body where its status allows none', async () => {
    const url = await serve((_request, response) => response.writeHead(204).end());
    expect((await streamFetch(url)).body).toBeNull();
  });
});

describe('what ends an answer', () => {
  const half: Handler = (_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('half');
  };

  test('a broken connection fails the body', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('half', () => response.destroy());
    });
    const answer = await streamFetch(url);
    await expect(answer.text()).rejects.toThrow();
  });

  test('an abort fails the body with the reason of the signal, and closes the connection', async () => {
    let closed = false;
    const url = await serve((request, response) => {
      response.on('close', () => {
        closed = true;
      });
      half(request, response);
    });
    const controller = new AbortController();
    const reader = (await streamFetch(url, { signal: controller.signal })).body?.getReader();
    await reader?.read();
    controller.abort(new Error('the person left'));
    await expect(reader?.read()).rejects.toThrow('the person left');
    await expect.poll(() => closed).toBe(true);
  });

  test('a reader that cancels closes the connection', async () => {
    let closed = false;
    const url = await serve((request, response) => {
      response.on('close', () => {
        closed = true;
      });
      half(request, response);
    });
    await (await streamFetch(url)).body?.cancel();
    await expect.poll(() => closed).toBe(true);
  });

  test('before the head: a refused connection, a redirect, an abort', async () => {
    const gone = await startLocalServer(half);
    await gone.close();
    await expect(streamFetch(gone.url)).rejects.toThrow('net::ERR_CONNECTION_REFUSED');
    const elsewhere = await serve((_request, response) => response.writeHead(302, { Location: 'http://a.test' }).end());
    await expect(streamFetch(elsewhere)).rejects.toThrow(/redirect/);
    await expect(streamFetch(elsewhere, { signal: AbortSignal.abort(new Error('late')) })).rejects.toThrow('late');
    const silent = await serve(() => undefined);
    await expect(streamFetch(silent, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  test('an invalid HTTP status fails the call, and closes the connection', async () => {
    let closed = false;
    const url = await serve((_request, response) => {
      response.on('close', () => {
        closed = true;
      });
      response.writeHead(600).write('half');
    });
    await expect(streamFetch(url)).rejects.toMatchObject({ kind: 'unexpected-shape' });
    await expect.poll(() => closed).toBe(true);
  });

  test.each([
    ['its head', () => undefined],
    ['its end', half],
  ])('an abort before %s, even after garbage collection', async (_what, handler) => {
    const url = await serve(handler);
    const controllers = [new AbortController(), new AbortController()] as const;
    // As the program's client does: a Request whose signal follows several others.
    const answers = controllers.map(async ({ signal }, index) => {
      const followed = AbortSignal.any([signal, new AbortController().signal]);
      const answer =
        index === 0 ? streamFetch(new Request(url, { signal: followed })) : streamFetch(url, { signal: followed });
      return (await answer).text();
    });
    const outcomes = Promise.allSettled(answers);
    await expect.poll(() => servers.at(-1)?.asked).toHaveLength(2);
    for (let round = 0; round < 4; round += 1) {
      collectGarbage();
      await setImmediate();
    }
    for (const controller of controllers) controller.abort(new Error('enough'));
    expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
      'enough',
      'enough',
    ]);
  });
});
