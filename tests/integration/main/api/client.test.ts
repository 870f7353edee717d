import type { ServerResponse } from 'node:http';
import { AppError } from '@shared/errors.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ApiLimits, createApiClient } from '../../../../src/main/api/client.ts';
import { createStreamFetch } from '../../../../src/main/api/stream-fetch.ts';
import { apiHandlers } from '../../../../src/main/bridge/handlers/api.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { type Handler, json, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';
import { timeLimit } from '../../../support/time-limit.ts';
import { until } from '../../../support/until.ts';

const servers: LocalServer[] = [];

async function serve(handler: Handler): Promise<LocalServer> {
  const server = await startLocalServer(handler);
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const LIMITS: ApiLimits = {
  // Longer than any answer takes on a busy machine.
  totalMs: 30_000,
  longestMs: 30_000,
  firstByteMs: 30_000,
  backoffMs: 5,
  spreadMs: 5,
  maxBytes: 1_000_000,
};

type Setup = { limits?: Partial<ApiLimits>; token?: string | null; apiUrl?: string };

async function setUp(handler: Handler, { limits, token = 'token-1', apiUrl }: Setup = {}) {
  const server = await serve(handler);
  const unauthorized: string[] = [];
  const { log, lines } = logLines();
  let current = token;
  const api = createApiClient({
    apiUrl: apiUrl ?? server.url,
    fetch,
    streamFetch: createStreamFetch((options) => createNet().net.request(options)),
    accessToken: () => current,
    onUnauthorized: (refused) => unauthorized.push(refused),
    log,
    limits: { ...LIMITS, ...limits },
  });
  const signInAs = (next: string | null) => {
    current = next;
  };
  return { api, server, unauthorized, lines, signInAs };
}

/** A call of the page without a note must not reach the journal. */
const noJournal = { around: () => expect.unreachable() };

const get = { method: 'GET', path: 'api/v1/boards' } as const;

async function failure(call: Promise<unknown>): Promise<AppError> {
  const thrown = await call.then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof AppError)) throw thrown;
  return thrown;
}

/** Answers each request by the next handler; the last handler answers all further requests. */
function inTurn(...handlers: [Handler, ...Handler[]]): Handler {
  let turn = 0;
  return (request, response) => {
    const handler = handlers[Math.min(turn++, handlers.length - 1)] ?? handlers[0];
    handler(request, response);
  };
}

const status =
  (code: number, headers: Record<string, string> = {}, body: unknown = {}): Handler =>
  (_request, response) => {
    response.writeHead(code, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

const ok: Handler = (_request, response) => json(response, { boards: [] });
const reset: Handler = (request) => request.socket.resetAndDestroy();

function cutInTheMiddle(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"boards":[');
  setTimeout(() => response.destroy(), 20);
}

describe('what is sent', () => {
  test('the token, cache=off and the query without its empty parameters', async () => {
    const { api, server } = await setUp(ok);
    const answer = await api.request({
      ...get,
      query: { status: 1, type: null, search: 'Gʻalaba & 50%', stage: undefined },
    });
    expect(answer).toEqual({ boards: [] });
    const address = new URL(server.asked[0]?.split(' ')[1] ?? '', server.url);
    expect(Object.fromEntries(address.searchParams)).toEqual({ status: '1', search: 'Gʻalaba & 50%', cache: 'off' });
    expect(server.headers[0]).toMatchObject({ authorization: 'Bearer token-1', accept: 'application/json' });
  });

  test('no Authorization where the call asks for none, signed in or not', async () => {
    const { api, server, signInAs } = await setUp(ok);
    await api.request({ ...get, authorization: null });
    signInAs(null);
    await api.request({ ...get, authorization: null });
    expect(server.headers.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
  });

  test('the language of the content as `hl`, where the page names one', async () => {
    const { api, server } = await setUp(ok);
    const handle = apiHandlers(api, noJournal)['api.request'];
    await handle({ ...get, requestId: 'r1', language: 'ru' });
    await handle({ ...get, requestId: 'r2' });
    expect(server.headers.map(({ hl }) => hl)).toEqual(['ru', undefined]);
  });

  test('a body as JSON, once', async () => {
    const { api, server } = await setUp(ok);
    await api.request({
      method: 'POST',
      path: 'api/v1/admin-login',
      body: { username: 'admin', captcha_result: '12' },
    });
    expect(server.headers[0]?.['content-type']).toBe('application/json');
    expect(server.bodies.map((body) => JSON.parse(body))).toEqual([{ username: 'admin', captcha_result: '12' }]);
  });

  test('the body of a DELETE, too, as the page sends it', async () => {
    const { api, server } = await setUp(ok);
    const call = { method: 'DELETE', path: 'api/v1/contact', body: { id: 7 } } as const;
    await apiHandlers(api, noJournal)['api.request']({ ...call, requestId: 'r1' });
    expect(server.asked).toEqual(['DELETE /api/v1/contact?cache=off']);
    expect(server.headers[0]).toMatchObject({ 'content-type': 'application/json', 'content-length': '8' });
    expect(server.bodies).toEqual(['{"id":7}']);
  });

  test('a form as multipart/form-data, once, even if the answer is a 503', async () => {
    const { api, server } = await setUp(status(503));
    const form = { board_id: '49', note: 'Gʻalaba "2025"\r\n--x' };
    const call = api.request({ method: 'POST', path: 'api/v1/temp/sms-winner-authors', form });
    expect(await failure(call)).toMatchObject({ kind: 'server', status: 503 });
    expect(server.bodies).toHaveLength(1);
    const type = server.headers[0]?.['content-type'] ?? '';
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const sent = await new Response(server.bodies[0] ?? '', { headers: { 'Content-Type': type } }).formData();
    expect(Object.fromEntries(sent)).toEqual(form);
  });

  test.each(['/api/v1/boards', 'api', 'api/../admin', 'api/v1/boards?x=1', 'api//x', 'api/%2e%2e/x', 'http://h/api/x'])(
    'nothing for %s, which is not a path below api/',
    async (path) => {
      const { api, server } = await setUp(ok);
      expect((await failure(api.request({ method: 'GET', path }))).kind).toBe('bad-call');
      expect(server.asked).toEqual([]);
    },
  );

  test('below the path of the configured address', async () => {
    const { api, server } = await setUp(ok);
    const below = createApiClient({
      apiUrl: `${server.url}platform`,
      fetch,
      accessToken: () => 'token-1',
      onUnauthorized: () => undefined,
      log: logLines().log,
    });
    await below.request(get);
    await api.request(get);
    expect(server.asked).toEqual(['GET /platform/api/v1/boards?cache=off', 'GET /api/v1/boards?cache=off']);
  });
});

describe('answers', () => {
  test('an empty body is null', async () => {
    const { api } = await setUp(inTurn(status(204), (_request, response) => response.end()));
    expect(await api.request({ ...get, method: 'POST' })).toBeNull();
    expect(await api.request({ ...get, method: 'POST' })).toBeNull();
  });

  test('Z-154: an empty body is unreadable where one was asked for, unless the status says so', async () => {
    const { api } = await setUp(inTurn(status(204), (_request, response) => response.end()));
    expect(await api.request(get)).toBeNull();
    expect(await failure(api.request(get))).toMatchObject({ kind: 'unexpected-shape', status: 200 });
  });

  test('an answer of another content type is rejected, even if it looks like JSON', async () => {
    const { api } = await setUp((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('{"boards":[]}');
    });
    expect(await failure(api.request(get))).toMatchObject({ kind: 'unexpected-shape', status: 200 });
  });

  test('malformed JSON is rejected', async () => {
    const { api } = await setUp((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end('{"boards":[');
    });
    expect((await failure(api.request(get))).kind).toBe('unexpected-shape');
  });

  test('an endless answer is aborted at the size limit', async () => {
    const { api, server } = await setUp(
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        const pour = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', pour);
        pour();
      },
      { limits: { maxBytes: 300_000 } },
    );
    expect((await failure(api.request(get))).kind).toBe('unexpected-shape');
    expect(server.asked).toHaveLength(1);
  });

  test.each([
    [400, 'invalid'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'invalid'],
    [500, 'server'],
  ])('%i is not retried and fails as %s, with the message of the server', async (code, kind) => {
    const { api, server } = await setUp(status(code, {}, { message: "Ma'lumot topilmadi" }));
    expect((await failure(api.request(get))).toJSON()).toEqual({
      kind,
      status: code,
      serverMessage: "Ma'lumot topilmadi",
      detail: `HTTP ${code}`,
      number: expect.any(String),
    });
    expect(server.asked).toHaveLength(1);
  });

  test('an HTML error page gives no message of the server', async () => {
    const { api } = await setUp((_request, response) => {
      response.writeHead(500, { 'Content-Type': 'text/html' });
      response.end('<h1>message</h1>');
    });
    expect((await failure(api.request(get))).serverMessage).toBeUndefined();
  });

  test('a failure has the number of its log line', async () => {
    const { api, lines } = await setUp(status(500, {}));
    const { number } = await failure(api.request(get));
    expect(number).toMatch(/^\w{6}$/);
    expect(lines.filter((line) => line.includes(`"number":"${number}"`))).toEqual([
      expect.stringContaining(`"path":"${get.path}"`),
    ]);
  });

  test('the log has the path and neither query, token nor body', async () => {
    const { api, lines } = await setUp(status(422, {}, { message: 'x' }), { token: 'very-secret-token' });
    await failure(
      api.request({ ...get, method: 'POST', query: { search: 'Aliyev' }, body: { password: 'parol-admin' } }),
    );
    expect(lines.join('\n')).toContain('api/v1/boards');
    expect(lines.join('\n')).not.toMatch(/very-secret-token|Aliyev|parol-admin/);
  });
});

describe('retries', () => {
  test('a GET is retried after resets, up to its third attempt', async () => {
    const { api, server } = await setUp(inTurn(reset, reset, ok));
    expect(await api.request(get)).toEqual({ boards: [] });
    expect(server.asked).toHaveLength(3);
  });

  test('a GET is retried when its body was cut off', async () => {
    const { api, server } = await setUp(inTurn((_request, response) => cutInTheMiddle(response), ok));
    expect(await api.request(get)).toEqual({ boards: [] });
    expect(server.asked).toHaveLength(2);
  });

  test('a GET fails as network after three attempts', async () => {
    const { api, server } = await setUp(reset);
    expect((await failure(api.request(get))).kind).toBe('network');
    expect(server.asked).toHaveLength(3);
  });

  test('no other method than GET is retried', async () => {
    const { api, server } = await setUp(inTurn(reset, status(503), ok));
    expect((await failure(api.request({ ...get, method: 'POST', body: {} }))).kind).toBe('network');
    expect((await failure(api.request({ ...get, method: 'PUT', body: {} }))).status).toBe(503);
    expect(server.asked).toHaveLength(2);
  });

  test('a 503 is retried after the seconds that it names', async () => {
    const { api, server } = await setUp(inTurn(status(503, { 'Retry-After': '1' }), ok));
    const startedAt = performance.now();
    await api.request(get);
    expect(performance.now() - startedAt).toBeGreaterThan(950);
    expect(server.asked).toHaveLength(2);
  });

  test('a 503 is retried at the date that it names', async () => {
    const at = new Date(Date.now() + 2500).toUTCString();
    const { api, server } = await setUp(inTurn(status(503, { 'Retry-After': at }), ok));
    await api.request(get);
    // A date has whole seconds.
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at) - 5);
    expect(server.asked).toHaveLength(2);
  });

  test('a 503 is not retried if it asks for a longer wait than a person has patience for', async () => {
    const { api, server } = await setUp(inTurn(status(503, { 'Retry-After': '11' }), ok));
    // The wait is for the reader of a long list, which does retry.
    expect(await failure(api.request(get))).toMatchObject({ status: 503, retryAfterMs: 11_000 });
    expect(server.asked).toHaveLength(1);
  });

  test('502 and 504 are retried once', async () => {
    const { api, server } = await setUp(inTurn(status(502), status(504), ok));
    expect((await failure(api.request(get))).status).toBe(504);
    expect(server.asked).toHaveLength(2);
  });

  test('500 and 429 are not retried', async () => {
    const { api, server } = await setUp(inTurn(status(500), status(429), ok));
    expect((await failure(api.request(get))).status).toBe(500);
    expect((await failure(api.request(get))).status).toBe(429);
    expect(server.asked).toHaveLength(2);
  });
});

describe('timeouts and cancelling', () => {
  test('no answer in time is a timeout, and is not retried', async () => {
    const { api, server } = await setUp(() => undefined, { limits: { totalMs: 60_000 } });
    const limit = timeLimit(60_000);
    const call = failure(api.request(get));
    await until(() => server.asked.length > 0);
    limit.pass();
    expect((await call).kind).toBe('timeout');
    expect(server.asked).toHaveLength(1);
  });

  test('a stalled body is a timeout, too', async () => {
    const { api } = await setUp(
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{');
      },
      { limits: { totalMs: 150 } },
    );
    expect((await failure(api.request(get))).kind).toBe('timeout');
  });

  test('a slow answer that keeps arriving is not aborted before the longest time', async () => {
    /** Each part arrives after an eighth of the allowed silence: a stall of the machine does not exceed it. */
    const slowly =
      (parts: number): Handler =>
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        const send = (left: number) => {
          if (left === 0) return void response.end('1]');
          response.write(left === parts ? '[' : '1,');
          setTimeout(send, 250, left - 1);
        };
        send(parts);
      };
    const patient = await setUp(slowly(10), { limits: { totalMs: 2000 } });
    expect(await patient.api.request(get)).toEqual(Array(10).fill(1));
    const { api } = await setUp(slowly(200), { limits: { totalMs: 2000, longestMs: 2500 } });
    expect((await failure(api.request(get))).kind).toBe('timeout');
  });

  test('a refused connection fails as network', async () => {
    const { api, server } = await setUp(ok);
    await server.close();
    servers.length = 0;
    const error = await failure(api.request(get));
    expect(error.kind).toBe('network');
    expect(error.detail).toContain('ECONNREFUSED');
  });

  test('cancelling a call by its id closes the connection', async () => {
    const closed = Promise.withResolvers<void>();
    const { api, server } = await setUp((_request, response) => response.once('close', () => closed.resolve()));
    const call = failure(api.request({ ...get, requestId: 'r1' }));
    await until(() => server.asked.length > 0);
    api.cancel('r1');
    expect((await call).kind).toBe('cancelled');
    await closed.promise;
  });

  test('a call is cancelled while it waits for its next attempt', async () => {
    const { api, server } = await setUp(status(503, { 'Retry-After': '8' }), { limits: { totalMs: 30_000 } });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const call = failure(api.request({ ...get, requestId: 'r1' }));
    // The eight seconds begin when the answer arrives.
    await until(() => waits.mock.calls.some(([, ms]) => ms === 8_000));
    waits.mockRestore();
    const at = performance.now();
    api.cancel('r1');
    expect((await call).kind).toBe('cancelled');
    expect(performance.now() - at).toBeLessThan(4_000);
    expect(server.asked).toHaveLength(1);
  });

  test('the id of an unknown or finished call cancels nothing', async () => {
    const { api } = await setUp(ok);
    await api.request({ ...get, requestId: 'r1' });
    api.cancel('r1');
    api.cancel('r2');
    expect(await api.request({ ...get, requestId: 'r1' })).toEqual({ boards: [] });
  });

  test('a reused id cancels the older call', async () => {
    const { api, server } = await setUp(inTurn(() => undefined, ok));
    const older = failure(api.request({ ...get, requestId: 'r1' }));
    await until(() => server.asked.length > 0);
    expect(await api.request({ ...get, requestId: 'r1' })).toEqual({ boards: [] });
    expect((await older).kind).toBe('cancelled');
  });
});

describe('401', () => {
  test('names the token that was refused, not a newer one', async () => {
    const { api, unauthorized, signInAs } = await setUp((_request, response) => {
      signInAs('token-2');
      json(response, { message: 'expired' }, 401);
    });
    expect(await failure(api.request(get))).toMatchObject({
      kind: 'unauthorized',
      status: 401,
      serverMessage: 'expired',
    });
    expect(unauthorized).toEqual(['token-1']);
  });

  test('is left to a caller that sends its own authorization, or none', async () => {
    const { api, unauthorized } = await setUp(status(401));
    await failure(api.request({ ...get, authorization: 'Basic c2hhbmJhOjE=' }));
    await failure(api.request({ ...get, method: 'POST', authorization: null }));
    expect(unauthorized).toEqual([]);
  });

  test('is the outcome of a call without a session, which is not sent', async () => {
    const { api, server, unauthorized } = await setUp(ok, { token: null });
    const { signal } = new AbortController();
    expect((await failure(api.request(get))).kind).toBe('unauthorized');
    expect((await failure(api.stream('api/v1/file', undefined, { signal }))).kind).toBe('unauthorized');
    expect([server.asked, unauthorized]).toEqual([[], []]);
  });

  test('of a stream is reported, too', async () => {
    const { api, unauthorized } = await setUp(status(401));
    await failure(api.stream('api/v1/file', undefined, { signal: new AbortController().signal }));
    expect(unauthorized).toEqual(['token-1']);
  });
});

describe('redirects', () => {
  test('are not followed, so that no other server ever sees the token', async () => {
    const foreign = await serve(ok);
    const { api, server } = await setUp(
      inTurn(
        (_request, response) => response.writeHead(302, { Location: `${foreign.url}api/v1/boards` }).end(),
        (_request, response) => response.writeHead(307, { Location: `${foreign.url}api/v1/boards` }).end(),
      ),
    );
    expect((await failure(api.request(get))).kind).toBe('server');
    expect((await failure(api.request({ ...get, method: 'POST', body: { secret: 1 } }))).kind).toBe('server');
    const { signal } = new AbortController();
    expect((await failure(api.stream('api/v1/file', undefined, { signal }))).kind).toBe('server');
    expect(foreign.asked).toEqual([]);
    expect(server.asked).toHaveLength(3);
  });
});

describe('streams', () => {
  test('give the head before the body has arrived, and keep the connection open for a slow body', async () => {
    const { api } = await setUp(
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/octet-stream' });
        response.write('first ');
        // Longer than the time limit of the head.
        setTimeout(() => response.end('second'), 2500);
      },
      { limits: { firstByteMs: 2000 } },
    );
    const response = await api.stream('api/v1/file', { id: 7 }, { signal: new AbortController().signal });
    expect(await response.text()).toBe('first second');
  });

  test('time out when no head arrives', async () => {
    const { api, server } = await setUp(() => undefined, { limits: { firstByteMs: 60_000 } });
    const limit = timeLimit(60_000);
    const call = failure(api.stream('api/v1/file', undefined, { signal: new AbortController().signal }));
    await until(() => server.asked.length > 0);
    limit.pass();
    expect((await call).kind).toBe('timeout');
    expect(server.asked).toHaveLength(1);
  });

  test('map an error with the message of the server', async () => {
    const { api } = await setUp(status(403, {}, { message: "Ruxsat yo'q" }));
    const call = api.stream('api/v1/file', undefined, { signal: new AbortController().signal });
    expect(await failure(call)).toMatchObject({ kind: 'forbidden', serverMessage: "Ruxsat yo'q" });
  });

  test('are cancelled by their signal', async () => {
    const { api, server } = await setUp(() => undefined);
    const controller = new AbortController();
    const call = failure(api.stream('api/v1/file', undefined, { signal: controller.signal }));
    await until(() => server.asked.length > 0);
    controller.abort();
    expect((await call).kind).toBe('cancelled');
  });
});
