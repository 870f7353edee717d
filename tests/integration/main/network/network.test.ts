import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { AppError, isUntrusted } from '@shared/errors.ts';
import type { NetworkState } from '@shared/network.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createSendBody } from '../../../../src/main/api/send-body.ts';
import { createStreamFetch } from '../../../../src/main/api/stream-fetch.ts';
import { openLoopback } from '../../../../src/main/auth/loopback-server.ts';
import { createNetwork } from '../../../../src/main/network/network.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { type Handler, json, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';
import { onLoopback } from '../../../support/on-loopback.ts';
import { selfSigned } from '../../../support/self-signed.ts';

const ends: (() => unknown)[] = [];
let profile: string;
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'network-'));
});
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
  await rm(profile, { recursive: true, force: true });
});

async function serve(handler: Handler) {
  const server = await startLocalServer(handler);
  ends.push(server.close);
  return server;
}

/** The platform's client as the program has it, at this address. */
function reach(apiUrl: string, now?: () => number) {
  const { log, lines } = logLines();
  const states: NetworkState[] = [];
  const network = createNetwork({
    ...{ apiUrl, profile, keychain: null, log },
    office: null,
    forgetLogins: async () => undefined,
    onChange: (state) => states.push(state),
    ...(now && { now }),
  });
  const { net } = createNet();
  const fetch = createStreamFetch((options) => net.request(options));
  const unauthorized: string[] = [];
  const api = createApiClient({
    apiUrl,
    fetch: network.watch(fetch),
    accessToken: () => 'token-1',
    onUnauthorized: (token) => unauthorized.push(token),
    log,
    limits: { backoffMs: 1, totalMs: 5000 },
  });
  const sendBody = network.watch(createSendBody((options) => net.request(options)));
  return { network, api, sendBody, states, unauthorized, lines };
}

const get = { method: 'GET', path: 'api/v1/boards' } as const;
const failure = (call: Promise<unknown>): Promise<AppError> =>
  call.then(
    () => expect.fail('the call succeeded'),
    (thrown: unknown) => AppError.from(thrown),
  );
const boards: Handler = (_request, response) => json(response, { boards: [] });
const page: Handler = (_request, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Kirish</h1>');

describe('a page of the network', () => {
  test('in place of JSON fails the call as network, and is forgotten at the next answer', async () => {
    let handler = page;
    const server = await serve((...both) => handler(...both));
    const { api, network, states } = reach(server.url);
    expect((await failure(api.request(get))).toJSON()).toEqual({
      kind: 'network',
      detail: 'a page instead of the answer',
      number: expect.any(String),
    });
    expect(network.state().trouble).toEqual({ cause: 'portal', host: null });
    expect(network.portal()).toBe(new URL(server.url).origin);
    handler = boards;
    await api.request(get);
    expect([network.state().trouble, network.portal()]).toEqual([null, null]);
    expect(states.map(({ trouble }) => trouble?.cause ?? null)).toEqual(['portal', null]);
  });

  test('to which a call is redirected is named, and never gets the token', async () => {
    const portal = await serve(page);
    const elsewhere = portal.url.replace('127.0.0.1', 'localhost');
    const server = await serve((_request, response) => response.writeHead(302, { Location: elsewhere }).end());
    const { api, network } = reach(server.url);
    expect((await failure(api.request({ ...get, method: 'POST', body: { sir: 1 } }))).kind).toBe('network');
    expect(network.state().trouble).toEqual({ cause: 'portal', host: new URL(elsewhere).host });
    expect(network.portal()).toBe(elsewhere);
    expect(portal.asked).toEqual([]);
  });

  test('in place of a file, or after an upload, fails the call as network, too', async () => {
    const server = await serve(page);
    const { api, sendBody, network } = reach(server.url);
    const { signal } = new AbortController();
    expect((await failure(api.stream('api/v1/file', undefined, { signal }))).kind).toBe('network');
    async function* body() {
      yield Buffer.from('qaror');
    }
    const upload = { method: 'POST', path: 'api/v1/file', contentType: 'text/plain', body: body(), signal } as const;
    expect((await failure(api.upload(upload, sendBody))).kind).toBe('network');
    expect(network.state().trouble?.cause).toBe('portal');
  });

  test('is not a page of the platform itself: an error page, or a redirect to the same host', async () => {
    const server = await serve((request, response) =>
      request.url?.includes('boards')
        ? response.writeHead(307, { Location: '/elsewhere' }).end()
        : response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>xato</h1>'),
    );
    const { api, network } = reach(server.url);
    expect((await failure(api.request(get))).kind).toBe('server');
    expect((await failure(api.request({ ...get, path: 'api/v1/news' }))).kind).toBe('server');
    expect(network.state().trouble).toBeNull();
  });
});

describe('a certificate', () => {
  const authorities = getCACertificates('default');
  afterEach(() => setDefaultCACertificates(authorities));

  async function secure({ key, cert }: { key: string; cert: string }) {
    const seen: string[] = [];
    const { url, close } = await onLoopback(
      createServer({ key, cert }, (request, response) => {
        seen.push(String(request.headers.authorization));
        json(response, {});
      }),
    );
    ends.push(close);
    return { seen, url: url.replace('http://127.0.0.1', 'https://localhost') };
  }

  test.each([
    ['of a trusted authority is accepted', 'localhost', new Date(), true, null],
    ['of an unknown authority', 'localhost', new Date(), false, 'authority'],
    ['of another host', 'boshqa.example', new Date(), true, 'name'],
    ['of last year', 'localhost', new Date(Date.now() - 365 * 86_400_000), true, 'date'],
  ] as const)('%s', async (_what, host, at, isTrusted, problem) => {
    const pair = selfSigned(host, at);
    if (isTrusted) setDefaultCACertificates([...authorities, pair.cert]);
    const { url, seen } = await secure(pair);
    const { api, network } = reach(url);
    const failed = await api.request({ ...get, method: 'POST' }).then(
      () => null,
      (error: AppError) => error,
    );
    expect(failed && [failed.kind, isUntrusted(failed)]).toEqual(problem && ['network', true]);
    const told = problem && { cause: 'certificate', host: new URL(url).host, problem };
    expect(network.state().trouble).toEqual(told);
    // No request passes a certificate that is not accepted.
    expect(seen).toHaveLength(problem ? 0 : 1);
  });
});

test('a host name that the network does not know is reported', async () => {
  const { api, network } = reach('http://platforma.invalid/');
  expect((await failure(api.request(get))).kind).toBe('network');
  expect(network.state().trouble).toEqual({ cause: 'name', host: 'platforma.invalid' });
});

test('a connection that merely breaks is not reported as a trouble', async () => {
  const server = await serve((request) => request.socket.resetAndDestroy());
  const { api, network } = reach(server.url);
  expect((await failure(api.request(get))).kind).toBe('network');
  expect(network.state().trouble).toBeNull();
});

test('the platform is reached by IPv6 alone, while the answer of the sign-on arrives at 127.0.0.1', async () => {
  const server = createHttpServer((request, response) => json(response, [request.headers.authorization]));
  const { port } = await new Promise<{ port: number }>((resolve) =>
    server.listen(0, '::1', () => resolve(server.address() as { port: number })),
  );
  ends.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const { api } = reach(`http://[::1]:${port}`);
  expect(await api.request(get)).toEqual(['Bearer token-1']);
  const loopback = await openLoopback([], 'state');
  ends.push(loopback.close);
  expect(loopback.redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
});

describe('a clock', () => {
  test('that is days ahead is reported once with both times, and ends neither the session nor the call', async () => {
    const server = await serve(boards);
    const ahead = 3 * 86_400_000;
    const { api, network, states, unauthorized } = reach(server.url, () => Date.now() + ahead);
    expect(await api.request(get)).toEqual({ boards: [] });
    await api.request(get);
    const { clock } = network.state();
    expect((clock?.local ?? 0) - (clock?.server ?? 0)).toBeGreaterThan(ahead - 5000);
    network.noteClock();
    await api.request(get);
    expect([states.map((state) => state.clock !== null), unauthorized]).toEqual([[true, false], []]);
    expect(Math.abs(network.clock.now() - Date.now())).toBeLessThan(5000);
  });

  test("is never judged by a page of the network, whose date is not the platform's", async () => {
    const server = await serve((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html', Date: new Date(0).toUTCString() }).end('<h1>Kirish</h1>'),
    );
    const { api, network } = reach(server.url);
    await failure(api.request(get));
    expect(network.state().clock).toBeNull();
  });
});
