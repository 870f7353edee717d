import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createSendBody } from '../../../../src/main/api/send-body.ts';
import { createClientRequest } from '../../../chromium-host/client-request.ts';
import { onLoopback } from '../../../support/on-loopback.ts';

const PIPE_BROKEN = new Error('mojo result not ok: 9');

/** A request as in Electron when the server refuses early: the body's pipe breaks first, which no stand-in can time. */
function refusedEarly(behind: (request: EventEmitter) => void) {
  const request = Object.assign(new EventEmitter(), {
    chunkedEncoding: false,
    write: () => {
      request.emit('error', PIPE_BROKEN);
      setTimeout(() => behind(request), 50);
    },
    end: () => undefined,
    abort: () => undefined,
  });
  return createSendBody(() => request)({
    url: 'http://127.0.0.1/',
    method: 'POST',
    headers: {},
    body: Readable.from([Buffer.from('qator')]),
    signal: new AbortController().signal,
  });
}

test('an answer that follows the broken pipe of a body is used', async () => {
  const answer = Object.assign(Readable.from([Buffer.from('katta')]), {
    statusCode: 413,
    headers: {},
  });
  const { status, body } = await refusedEarly((request) => request.emit('response', answer));
  expect([status, await new Response(body).text()]).toEqual([413, 'katta']);
});

test("the error is the network's if one follows the broken pipe, and the pipe's if nothing follows", async () => {
  const gone = new Error('net::ERR_CONNECTION_RESET');
  await expect(refusedEarly((request) => request.emit('error', gone))).rejects.toBe(gone);
  await expect(refusedEarly(() => undefined)).rejects.toBe(PIPE_BROKEN);
});

test('an answer with an invalid HTTP status fails the call', async () => {
  const answer = Object.assign(Readable.from([]), { statusCode: 600, headers: {} });
  const failed = refusedEarly((request) => request.emit('response', answer));
  await expect(failed).rejects.toMatchObject({ kind: 'unexpected-shape' });
});

test('a request that Chromium repeats fails as a broken connection, at once', async () => {
  const listener = createServer();
  const server = await onLoopback(listener);
  onTestFinished(server.close);
  const requests: ReturnType<typeof createClientRequest>[] = [];
  const send = createSendBody((options) => {
    const request = createClientRequest(options, {
      over: new AbortController().signal,
      online: () => true,
      inChromiumsWords: (error) => error,
      proxies: { routeTo: () => null, keep: () => undefined },
    });
    requests.push(request);
    return request;
  });
  const sent = send({
    url: server.url,
    method: 'POST',
    headers: {},
    body: Readable.from([Buffer.from('qator')]),
    signal: new AbortController().signal,
  });
  await once(listener, 'request');
  const [body] = requests.map((request) => (request as { _body?: { startReading: (pipe: object) => void } })._body);
  expect(() => body?.startReading({})).not.toThrow();
  await expect(sent).rejects.toThrow('net::ERR_CONNECTION_RESET');
});
