import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let client: Client;
beforeAll(async () => {
  platform = await startPlatform();
  client = await signIn(platform, 'admin');
});
afterEach(() => platform.faults.clear());
afterAll(() => platform.close());

const regions = () => client.send('api/v1/regions');

test('a status with Retry-After, as often as configured, then the normal answer', async () => {
  platform.faults.add({ kind: 'status', status: 503, retryAfter: 7, times: 2 });
  const first = await regions();
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '7']);
  expect(await first.json()).toEqual({ message: 'Xizmat vaqtincha ishlamayapti' });
  expect((await regions()).status).toBe(503);
  expect((await regions()).status).toBe(200);
});

test('a status with its own message, or with none', async () => {
  platform.faults.add({ kind: 'status', status: 500, message: null, times: 1 });
  expect(await (await regions()).json()).toEqual({});
  platform.faults.add({ kind: 'status', status: 422, message: 'Boshqa xabar', times: 1 });
  expect(await (await regions()).json()).toEqual({ message: 'Boshqa xabar' });
});

test('only matching calls are affected, until the fault is removed', async () => {
  const end = platform.faults.add({ match: { method: 'GET', path: '/api/v1/boards' }, kind: 'status', status: 500 });
  expect((await regions()).status).toBe(200);
  expect((await client.send('api/v1/boards')).status).toBe(500);
  end();
  expect((await client.send('api/v1/boards')).status).toBe(200);
});

test('a fault may choose among its calls; the calls that it skips meet the next fault', async () => {
  const asked = [false, true, false];
  platform.faults.add({ kind: 'status', status: 500 });
  platform.faults.add({ kind: 'status', status: 503, when: () => asked.shift() ?? false });
  expect([(await regions()).status, (await regions()).status, (await regions()).status]).toEqual([500, 503, 500]);
});

test('latency', async () => {
  platform.faults.add({ kind: 'latency', ms: 300 });
  const begun = performance.now();
  expect((await regions()).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(295);
});

test('a connection dropped before the answer', async () => {
  platform.faults.add({ kind: 'drop', times: 1 });
  await expect(regions()).rejects.toThrow('fetch failed');
  expect((await regions()).status).toBe(200);
});

test('a connection cut while the caller is still sending, and the call has no effect', async () => {
  platform.faults.add({ kind: 'drop-upload', bytes: 300_000, times: 1 });
  const form = () => {
    const body = new FormData();
    body.set('file', new Blob([Buffer.alloc(2_000_000)], { type: 'application/pdf' }), 'qaror.pdf');
    return { method: 'POST', body };
  };
  await expect(client.send('api/v2/info/file/upload', form())).rejects.toThrow('fetch failed');
  expect(platform.db.prepare('SELECT count(*) AS n FROM files').get()?.n).toBe(0);
  expect((await client.send('api/v2/info/file/upload', form())).status).toBe(200);
});

test('a connection cut in the middle of the body, after the announced part', async () => {
  const whole = Buffer.from(await (await regions()).arrayBuffer());
  platform.faults.add({ kind: 'drop-mid-body', fraction: 0.25 });
  const answer = await regions();
  expect(answer.headers.get('content-length')).toBe(String(whole.length));
  let received = 0;
  const reading = async () => {
    for await (const chunk of answer.body ?? []) received += chunk.length;
  };
  await expect(reading()).rejects.toThrow('terminated');
  expect(received).toBe(Math.floor(whole.length * 0.25));
});

test('a body that stalls stays open until the client gives up', async () => {
  platform.faults.add({ kind: 'stall', fraction: 0.5, times: 1 });
  const caller = new AbortController();
  const answer = await client.send('api/v1/regions', { signal: caller.signal });
  expect(answer.status).toBe(200);
  let ended = false;
  const reading = answer.text().finally(() => {
    ended = true;
  });
  // Meanwhile another call, which does not stall, is answered.
  await (await regions()).text();
  expect(ended).toBe(false);
  caller.abort(new Error('given up'));
  await expect(reading).rejects.toThrow('given up');
});

test('an HTML page of a proxy instead of JSON, and truncated JSON', async () => {
  platform.faults.add({ kind: 'wrong-content-type', times: 1 });
  const page = await regions();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<title>Proxy</title>');

  platform.faults.add({ kind: 'malformed-json', times: 1 });
  const cut = await regions();
  expect(cut.headers.get('content-type')).toContain('application/json');
  await expect(cut.json()).rejects.toThrow(SyntaxError);
});

test('a redirect, another date, and an answer that is held until it is released', async () => {
  platform.faults.add({ kind: 'redirect', to: 'http://kirish.example/', times: 1 });
  const redirect = await client.send('api/v1/regions', { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, 'http://kirish.example/']);

  platform.faults.add({ kind: 'date', date: new Date(0), times: 1 });
  expect((await regions()).headers.get('date')).toBe('Thu, 01 Jan 1970 00:00:00 GMT');

  const release = platform.faults.hold({ times: 1 });
  let answered = false;
  const held = regions().then((answer) => {
    answered = true;
    return answer.status;
  });
  // Meanwhile another call, which is not held, is answered.
  await regions();
  expect(answered).toBe(false);
  release();
  expect(await held).toBe(200);
});

test('a token that expires at that very call', async () => {
  const other = await signIn(platform, 'moderator');
  platform.faults.add({ kind: 'expired-token', match: { path: '/api/v1/boards' }, times: 1 });
  expect((await other.send('api/v1/regions')).status).toBe(200);
  expect((await other.send('api/v1/boards')).status).toBe(401);
  expect((await other.send('api/v1/regions')).status).toBe(401);
  expect((await regions()).status).toBe(200);
});

test('none of the faults counts as a violation', () => {
  expect(platform.violations()).toEqual([]);
});
