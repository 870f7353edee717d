import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { AppError } from '@shared/errors.ts';
import type { SsoState } from '@shared/session.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { challengeOf } from '../../../../src/main/auth/pkce.ts';
import { createSsoSignIn } from '../../../../src/main/auth/sso.ts';
import { type Handler, json, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';
import { until } from '../../../support/until.ts';

const TOKENS = { access_token: 'a-1', refresh_token: 'r-1' };
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

type Setup = {
  exchange?: Handler;
  redirectPorts?: number[];
  timeoutMs?: number;
  authorizeUrl?: string;
  openExternal?: (url: string) => Promise<void>;
  asksAnew?: () => boolean;
  onAnswer?: () => void;
};

async function setUp(setup: Setup = {}) {
  const platform = await startLocalServer(setup.exchange ?? ((_request, response) => json(response, TOKENS)));
  const { log, lines } = logLines();
  const api = createApiClient({
    apiUrl: platform.url,
    fetch,
    accessToken: () => null,
    onUnauthorized: () => undefined,
    log,
  });
  const opened: URL[] = [];
  const copied: string[] = [];
  const states: SsoState[] = [];
  const sso = createSsoSignIn({
    authorizeUrl: setup.authorizeUrl ?? 'https://sso.example/authorize',
    clientId: 'backoffice',
    redirectPorts: setup.redirectPorts ?? [],
    api,
    openExternal: async (url) => {
      opened.push(new URL(url));
      await setup.openExternal?.(url);
    },
    copyText: (text) => copied.push(text),
    onChange: (state) => states.push(state),
    log,
    ...(setup.asksAnew && { asksAnew: setup.asksAnew }),
    ...(setup.onAnswer && { onAnswer: setup.onAnswer }),
    ...(setup.timeoutMs !== undefined && { timeoutMs: setup.timeoutMs }),
  });
  undo.push(async () => {
    sso.cancel();
    await platform.close();
  });
  return { sso, platform, opened, copied, states, lines };
}

type Running = Awaited<ReturnType<typeof setUp>>;

/** Begins a sign-in and waits until the browser has been opened. */
async function begin(running: Running) {
  const result = running.sso.signIn().then(
    (tokens) => ({ tokens }),
    (error: unknown) => ({ error: AppError.from(error).toJSON() }),
  );
  await until(() => running.opened.length > 0);
  const link = running.opened.at(-1);
  if (!link) throw new Error('no browser');
  const redirect = new URL(link.searchParams.get('redirect_uri') ?? '');
  const state = link.searchParams.get('state') ?? '';
  const answer = (parameters: Record<string, string>) => `${redirect}?${new URLSearchParams({ state, ...parameters })}`;
  return { result, link, redirect, state, answer };
}

type Raw = { status: number; body: string; headers: Record<string, unknown> };

/** A request as any program on this computer could make it. */
async function raw(address: URL, path: string, options: { method?: string; host?: string } = {}): Promise<Raw> {
  const request = httpRequest({
    host: address.hostname,
    port: address.port,
    path,
    method: options.method ?? 'GET',
    headers: { Host: options.host ?? address.host },
    agent: false,
  });
  request.end();
  const [response] = await once(request, 'response');
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body, headers: response.headers };
}

/** True if the port refuses connections. */
async function isClosed(address: URL): Promise<boolean> {
  const socket = connect(Number(address.port), address.hostname);
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

async function occupy(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(async () => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, server };
}

describe('a successful sign-in', () => {
  test('asks with PKCE and state, and exchanges the code with the verifier', async () => {
    const running = await setUp({ authorizeUrl: 'https://sso.example/authorize?scope=openid+profile&lang=uz' });
    const { result, link, redirect, answer } = await begin(running);
    expect(link.origin + link.pathname).toBe('https://sso.example/authorize');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      scope: 'openid profile',
      lang: 'uz',
      response_type: 'code',
      client_id: 'backoffice',
      redirect_uri: `http://127.0.0.1:${redirect.port}/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });

    const page = await fetch(answer({ code: 'the code/+' }));
    expect(page.status).toBe(200);
    expect(await result).toEqual({ tokens: TOKENS });
    expect(running.platform.asked).toEqual(['POST /api/v1/login-by-sso?cache=off']);
    expect(running.platform.headers[0]?.authorization).toBeUndefined();
    const sent: Record<string, string> = JSON.parse(running.platform.bodies[0] ?? '');
    expect(sent).toEqual({ redirect_uri: redirect.href, code: 'the code/+', code_verifier: expect.any(String) });
    expect(challengeOf(sent.code_verifier ?? '')).toBe(link.searchParams.get('code_challenge'));
  });

  test('makes the provider ask for the person if told to', async () => {
    let asksAnew = true;
    const running = await setUp({
      asksAnew: () => asksAnew,
      authorizeUrl: 'https://sso.example/authorize?prompt=none',
    });
    const first = await begin(running);
    expect(first.link.searchParams.getAll('prompt')).toEqual(['login']);
    running.sso.cancel();
    await first.result;
    asksAnew = false;
    running.opened.length = 0;
    expect((await begin(running)).link.searchParams.get('prompt')).toBe('none');
  });

  test('listens before the browser opens', async () => {
    const reached: number[] = [];
    const running = await setUp({
      openExternal: async (url) => {
        const redirect = new URL(new URL(url).searchParams.get('redirect_uri') ?? '');
        reached.push((await raw(redirect, '/favicon.ico')).status);
      },
    });
    const { result, answer } = await begin(running);
    await until(() => reached.length > 0);
    expect(reached).toEqual([404]);
    await fetch(answer({ code: 'C' }));
    expect(await result).toEqual({ tokens: TOKENS });
  });

  test('shows a page in Uzbek that loads nothing, is kept nowhere and repeats nothing', async () => {
    const running = await setUp();
    const { answer } = await begin(running);
    const page = await fetch(answer({ code: 'C0DE' }));
    const html = await page.text();
    expect(html).toContain('<html lang="uz">');
    expect(html).toContain('Dasturga qaytishingiz mumkin');
    expect(html).not.toContain('C0DE');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(policy).not.toContain('unsafe');
  });

  test('has the state waiting, with its end, and then idle', async () => {
    const running = await setUp({ timeoutMs: 60_000 });
    const { result, answer } = await begin(running);
    expect(running.sso.state()).toEqual({ status: 'waiting', expiresAt: expect.any(Number) });
    await fetch(answer({ code: 'C' }));
    await result;
    expect(running.states.map(({ status }) => status)).toEqual(['waiting', 'idle']);
    expect(running.sso.state()).toEqual({ status: 'idle' });
  });

  test('closes its port, and also the connections that are still open', async () => {
    const running = await setUp();
    const { result, redirect, answer } = await begin(running);
    const idle = connect(Number(redirect.port), redirect.hostname);
    const dropped = once(idle, 'close');
    await once(idle, 'connect');
    await fetch(answer({ code: 'C' }));
    await result;
    await dropped;
    expect(await isClosed(redirect)).toBe(true);
  });

  test('neither code, verifier, state nor token is in the log', async () => {
    const running = await setUp();
    const { result, state, answer } = await begin(running);
    await fetch(answer({ code: 'C0DE-SECRET' }));
    await result;
    const text = running.lines.join('\n');
    for (const secret of ['C0DE-SECRET', state, TOKENS.access_token]) expect(text).not.toContain(secret);
  });
});

describe('unexpected requests', () => {
  test('change nothing: the sign-in goes on waiting', async () => {
    const running = await setUp();
    const { result, redirect, state, answer } = await begin(running);
    const good = `/callback?code=STOLEN&state=${state}`;
    const statuses = [
      await raw(redirect, '/callback?code=STOLEN&state=guess'),
      await raw(redirect, '/callback?code=STOLEN'),
      await raw(redirect, `/callback?state=${state}`),
      await raw(redirect, `${good}&code=TWICE`),
      await raw(redirect, `${good}&state=${state}`),
      await raw(redirect, `${good}&error=access_denied`),
      await raw(redirect, '/callback?error=access_denied&state=guess'),
      await raw(redirect, good, { host: `localhost:${redirect.port}` }),
      await raw(redirect, good, { host: 'evil.example' }),
      await raw(redirect, good, { method: 'POST' }),
      await raw(redirect, good, { method: 'HEAD' }),
      await raw(redirect, `/other${good}`),
      await raw(redirect, '/favicon.ico'),
      await raw(redirect, `http://evil.example${good}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 400, 405, 405, 404, 404, 404]);
    expect(running.platform.asked).toEqual([]);
    expect(running.sso.state().status).toBe('waiting');

    await fetch(answer({ code: 'C' }));
    expect(await result).toEqual({ tokens: TOKENS });
    expect(running.platform.bodies[0]).toContain('"code":"C"');
  });

  test('get a refusal page, with the same strict headers', async () => {
    const running = await setUp();
    const { redirect } = await begin(running);
    const { body, headers } = await raw(redirect, '/callback?code=<script>&state=guess');
    expect(body).toContain("So'rov qabul qilinmadi");
    expect(body).not.toContain('<script>');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('that are not HTTP, or never end, do not disturb the sign-in', async () => {
    const running = await setUp();
    const { result, redirect, answer } = await begin(running);
    const noise = connect(Number(redirect.port), redirect.hostname);
    noise.on('error', () => undefined).resume();
    noise.write('\x16\x03\x01 this is TLS\r\n\r\n');
    const endless = connect(Number(redirect.port), redirect.hostname);
    endless.on('error', () => undefined);
    endless.write('GET /callback HTTP/1.1\r\nHost: ');
    // Its end may be a reset, which `once` would take for a failure.
    await new Promise((resolve) => void noise.once('close', resolve));
    await fetch(answer({ code: 'C' }));
    expect(await result).toEqual({ tokens: TOKENS });
    endless.destroy();
  });

  test('with the answer of an earlier attempt, on the same port, change nothing', async () => {
    const { port, server } = await occupy();
    server.close();
    await once(server, 'close');
    const running = await setUp({ redirectPorts: [port] });
    const first = await begin(running);
    running.sso.cancel();
    await first.result;
    running.opened.length = 0;
    const second = await begin(running);
    expect(second.redirect.href).toBe(first.redirect.href);
    expect((await fetch(first.answer({ code: 'OLD' }))).status).toBe(400);
    expect(running.platform.asked).toEqual([]);
    await fetch(second.answer({ code: 'C' }));
    expect(await second.result).toEqual({ tokens: TOKENS });
    expect(running.platform.bodies).toEqual([expect.stringContaining('"code":"C"')]);
  });

  test('that are too long are dropped, and the sign-in goes on', async () => {
    const running = await setUp();
    const { result, redirect, state, answer } = await begin(running);
    const long = 'x'.repeat(64 * 1024);
    for (const head of [
      `GET /callback?code=${long}&state=${state} HTTP/1.1`,
      `GET /callback HTTP/1.1\r\nHost: ${long}`,
    ]) {
      const socket = connect(Number(redirect.port), redirect.hostname);
      socket.on('error', () => undefined).resume();
      socket.write(`${head}\r\nHost: ${redirect.host}\r\n\r\n`);
      // Its end may be a reset, which `once` would take for a failure.
      await new Promise((resolve) => void socket.once('close', resolve));
    }
    expect(running.platform.asked).toEqual([]);
    expect(running.sso.state().status).toBe('waiting');
    await fetch(answer({ code: 'C' }));
    expect(await result).toEqual({ tokens: TOKENS });
  });

  test('with the answer in a fragment, or in the body of a form, are refused', async () => {
    const running = await setUp();
    const { result, redirect, state, answer } = await begin(running);
    // A browser does not send a fragment.
    expect((await fetch(`${redirect}#code=C&state=${state}`)).status).toBe(400);
    const form = await fetch(redirect, { method: 'POST', body: new URLSearchParams({ code: 'C', state }) });
    expect(form.status).toBe(405);
    expect(running.platform.asked).toEqual([]);
    await fetch(answer({ code: 'C' }));
    expect(await result).toEqual({ tokens: TOKENS });
  });

  test('the answer twice at the same moment is accepted once and exchanged once', async () => {
    const running = await setUp({
      exchange: (_request, response) => void setTimeout(() => json(response, TOKENS), 50),
    });
    const { result, redirect, answer } = await begin(running);
    const sockets = [
      connect(Number(redirect.port), redirect.hostname),
      connect(Number(redirect.port), redirect.hostname),
    ];
    const pages = sockets.map(async (socket) => {
      let page = '';
      for await (const text of socket.setEncoding('utf8')) page += text;
      return page;
    });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const path = answer({ code: 'C' }).slice(redirect.origin.length);
    for (const socket of sockets) socket.write(`GET ${path} HTTP/1.1\r\n`);
    // The answer to a third request shows that both request lines have been read.
    expect((await raw(redirect, '/')).status).toBe(404);
    for (const socket of sockets) socket.write(`Host: ${redirect.host}\r\n\r\n`);
    // The other request is refused, or its connection is dropped.
    const received = await Promise.allSettled(pages);
    const accepted = received.filter((page) => page.status === 'fulfilled' && page.value.startsWith('HTTP/1.1 200'));
    expect(accepted).toHaveLength(1);
    expect(await result).toEqual({ tokens: TOKENS });
    expect(running.platform.asked).toHaveLength(1);
  });

  test('the answer that comes late finds nobody', async () => {
    const running = await setUp({ timeoutMs: 80 });
    const { result, redirect, answer } = await begin(running);
    expect(await result).toMatchObject({ error: { kind: 'timeout' } });
    expect(await isClosed(redirect)).toBe(true);
    await expect(fetch(answer({ code: 'C' }))).rejects.toThrow();
    expect(running.platform.asked).toEqual([]);
  });
});

describe('other outcomes', () => {
  test('the person declines at the provider', async () => {
    const running = await setUp();
    const { result, redirect, answer } = await begin(running);
    const page = await fetch(answer({ error: 'access_denied' }));
    expect(await page.text()).toContain('Kirish amalga oshmadi');
    expect(await result).toMatchObject({ error: { kind: 'cancelled' } });
    expect(await isClosed(redirect)).toBe(true);
  });

  test('the provider fails', async () => {
    const running = await setUp();
    const { result, answer } = await begin(running);
    await fetch(answer({ error: 'server_error' }));
    expect(await result).toMatchObject({ error: { kind: 'server', detail: 'the provider answered server_error' } });
  });

  test('the person cancels', async () => {
    const running = await setUp();
    const { result, redirect } = await begin(running);
    running.sso.cancel();
    expect(await result).toMatchObject({ error: { kind: 'cancelled' } });
    expect(await isClosed(redirect)).toBe(true);
    expect(running.sso.state()).toEqual({ status: 'idle' });
  });

  test('the person cancels during the exchange', async () => {
    const running = await setUp({ exchange: () => undefined });
    const { result, answer } = await begin(running);
    await fetch(answer({ code: 'C' }));
    await until(() => running.platform.asked.length > 0);
    running.sso.cancel();
    expect(await result).toMatchObject({ error: { kind: 'cancelled' } });
  });

  test('the platform refuses the code', async () => {
    const running = await setUp({
      exchange: (_request, response) => json(response, { message: 'invalid_grant' }, 400),
    });
    const { result, answer } = await begin(running);
    await fetch(answer({ code: 'C' }));
    expect(await result).toMatchObject({ error: { kind: 'invalid', status: 400, serverMessage: 'invalid_grant' } });
    expect(running.platform.asked).toHaveLength(1);
  });

  test('the platform answers without a token', async () => {
    const running = await setUp({ exchange: (_request, response) => json(response, { access_token: '' }) });
    const { result, answer } = await begin(running);
    await fetch(answer({ code: 'C' }));
    expect(await result).toMatchObject({ error: { kind: 'unexpected-shape' } });
  });

  test('the window is brought to the front before the code is exchanged, whatever the outcome', async () => {
    let shown = 0;
    const atExchange: number[] = [];
    const running = await setUp({
      onAnswer: () => {
        shown += 1;
      },
      exchange: (_request, response) => {
        atExchange.push(shown);
        json(response, { message: 'band' }, 400);
      },
    });
    const { result, answer } = await begin(running);
    expect(shown).toBe(0);
    await fetch(answer({ code: 'c-1' }));
    expect(await result).toMatchObject({ error: { kind: 'invalid' } });
    expect(atExchange).toEqual([1]);
  });

  test('no browser opens: the link still works', async () => {
    const running = await setUp({ openExternal: () => Promise.reject(new Error('no browser')) });
    const { result, link, answer } = await begin(running);
    running.sso.copyLink();
    expect(running.copied).toEqual([link.href]);
    await fetch(answer({ code: 'C' }));
    expect(await result).toEqual({ tokens: TOKENS });
  });

  test('without a sign-in there is nothing to copy or cancel', async () => {
    const running = await setUp();
    running.sso.copyLink();
    running.sso.cancel();
    expect(running.copied).toEqual([]);
    expect(running.states).toEqual([]);
  });

  test('a new sign-in after a cancelled one has a new state and verifier', async () => {
    const running = await setUp();
    const first = await begin(running);
    running.sso.cancel();
    await first.result;
    running.opened.length = 0;
    const second = await begin(running);
    for (const name of ['state', 'code_challenge']) {
      expect(second.link.searchParams.get(name)).not.toBe(first.link.searchParams.get(name));
    }
    await fetch(second.answer({ code: 'C' }));
    expect(await second.result).toEqual({ tokens: TOKENS });
  });
});

describe('a second sign-in while the first one waits', () => {
  afterEach(() => void vi.useRealTimers());

  test('opens the browser at the same address, restarts the timeout, and one answer serves both', async () => {
    const running = await setUp({ timeoutMs: 60_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { result, answer } = await begin(running);
    // Most of the timeout passes.
    vi.advanceTimersByTime(40_000);
    const again = running.sso.signIn();
    expect(running.opened.map(String)).toEqual([String(running.opened[0]), String(running.opened[0])]);
    // Past the end of the first timeout.
    vi.advanceTimersByTime(40_000);
    vi.useRealTimers();
    await fetch(answer({ code: 'C' }));
    expect(await again).toEqual(TOKENS);
    expect(await result).toEqual({ tokens: TOKENS });
    expect(running.platform.asked).toHaveLength(1);
  });

  test('does not open the browser again once the code has arrived', async () => {
    const held = Promise.withResolvers<void>();
    const running = await setUp({
      exchange: async (_request, response) => {
        await held.promise;
        json(response, TOKENS);
      },
    });
    const { answer } = await begin(running);
    await fetch(answer({ code: 'C' }));
    const again = running.sso.signIn();
    held.resolve();
    expect(await again).toEqual(TOKENS);
    expect(running.opened).toHaveLength(1);
  });
});

describe('ports', () => {
  test('the first free one of the list', async () => {
    const busy = await occupy();
    const free = await occupy();
    free.server.close();
    await once(free.server, 'close');
    const running = await setUp({ redirectPorts: [busy.port, free.port] });
    const { redirect } = await begin(running);
    expect(redirect.port).toBe(String(free.port));
  });

  test('if all are busy, no browser opens and the error says so', async () => {
    const busy = await occupy();
    const running = await setUp({ redirectPorts: [busy.port] });
    await expect(running.sso.signIn()).rejects.toMatchObject({
      name: 'AppError',
      kind: 'internal',
      detail: `no free port on 127.0.0.1 for the sign-in: ${busy.port}`,
    });
    expect(running.opened).toEqual([]);
    expect(running.sso.state()).toEqual({ status: 'idle' });
  });

  test('on the loopback address and no other', async () => {
    const running = await setUp();
    const { redirect } = await begin(running);
    const elsewhere = connect({ port: Number(redirect.port), host: '127.0.0.2' });
    await expect(once(elsewhere, 'connect')).rejects.toThrow('ECONNREFUSED');
  });
});
