import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApiClient } from '../../../../src/main/api/client.ts';
import { createSendBody } from '../../../../src/main/api/send-body.ts';
import { createStreamFetch } from '../../../../src/main/api/stream-fetch.ts';
import { createReadingOnly, type ReadingOnly } from '../../../../src/main/contact/reading-only.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { startPlatform } from '../../../platform/server.ts';
import type { Platform } from '../../../platform/types.ts';
import { logLines } from '../../../support/log-lines.ts';
import { signIn } from '../../../support/platform-client.ts';

const { net } = createNet();
const PAUSE_MS = 60;
let platform: Platform;
let token: string;
let guard: ReadingOnly;

beforeAll(async () => {
  platform = await startPlatform();
  ({ token } = await signIn(platform, 'admin'));
});
beforeEach(() => {
  guard = createReadingOnly({ pauseMs: PAUSE_MS });
});
afterAll(() => platform.close());

/** The platform's client behind the guard, as the program has it, and the way out of its uploads. */
function behindGuard() {
  const open = (options: Parameters<typeof net.request>[0]) => net.request(options) as never;
  const out = guard.over({ fetch: createStreamFetch(open), sendBody: createSendBody(open) });
  const api = createApiClient({
    apiUrl: platform.apiUrl,
    fetch: out.fetch,
    accessToken: () => token,
    onUnauthorized: () => undefined,
    log: logLines().log,
  });
  return { api, ...out };
}

const sinceNow = () => {
  const before = platform.calls().length;
  return () => platform.calls().slice(before);
};

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  'no %s leaves while it is on, and every one after',
  async (method) => {
    const { api } = behindGuard();
    const calls = sinceNow();
    const send = () => api.request({ method, path: 'api/v1/funds/0', body: { title: {} } });
    platform.expectViolation({ method, path: '/api/v1/funds/0' });
    guard.on();
    await expect(send()).rejects.toMatchObject({ kind: 'forbidden', detail: expect.stringContaining('checked') });
    expect(calls()).toEqual([]);
    guard.off();
    await expect(send()).rejects.toThrow();
    expect(calls().map((call) => call.method)).toEqual([method]);
  },
);

it('no upload leaves while it is on', async () => {
  const { api, sendBody } = behindGuard();
  const calls = sinceNow();
  guard.on();
  let read = false;
  const body = (async function* () {
    read = true;
    yield new Uint8Array(1);
  })();
  const path = 'api/v2/info/file/upload';
  const signal = new AbortController().signal;
  await expect(
    api.upload({ method: 'POST', path, contentType: 'text/plain', body, signal }, sendBody),
  ).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(read).toBe(false);
  expect(calls()).toEqual([]);
});

it('a method that only the options or only the Request name is refused, too', async () => {
  const { fetch } = behindGuard();
  const calls = sinceNow();
  guard.on();
  const address = `${platform.apiUrl}/api/v1/funds`;
  for (const ask of [
    () => fetch(address, { method: 'post' }),
    () => fetch(new Request(address, { method: 'DELETE' })),
    () => fetch(new Request(address, { method: 'DELETE' }), { method: 'GET' }),
    () => fetch(new Request(address), { method: 'PATCH' }),
  ])
    await expect(ask()).rejects.toMatchObject({ kind: 'forbidden' });
  expect(calls()).toEqual([]);
});

it('readings leave one after the other, each the pause after the one before, also after a failure', async () => {
  const { api } = behindGuard();
  const calls = sinceNow();
  guard.on();
  const read = (path: string) => api.request({ method: 'GET', path });
  const release = platform.faults.hold({ match: { path: '/api/v1/regions' } });
  const first = read('api/v1/regions');
  const others = Promise.allSettled([read('api/v1/nothing-there'), read('api/v1/regions')]);
  platform.expectViolation({ path: '/api/v1/nothing-there' });
  await expect.poll(() => calls().length).toBe(1);
  const startedAt = performance.now();
  release();
  await first;
  expect((await others).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(performance.now() - startedAt).toBeGreaterThan(2 * PAUSE_MS - 5);
  expect(calls().map(({ path }) => path)).toEqual(['/api/v1/regions', '/api/v1/nothing-there', '/api/v1/regions']);
});
