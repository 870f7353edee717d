import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCHEDULER_CREDENTIALS } from '../../platform/http/authenticate.ts';
import { ROUTES } from '../../platform/routes/all.ts';
import { authRoutes } from '../../platform/routes/auth.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { type Client, signIn } from '../../support/platform-client.ts';

let platform: Platform;
let admin: Client;
beforeAll(async () => {
  platform = await startPlatform();
  admin = await signIn(platform, 'admin');
});
afterAll(() => platform.close());

const LIST = '/api/v1/moderators/initiatives';

/** The violations that this call adds. */
async function provoked(call: () => Promise<Response>) {
  const before = platform.violations().length;
  const answer = await call();
  const body = (await answer.json()) as { message?: string };
  return { status: answer.status, message: body.message, violations: platform.violations().slice(before) };
}

const bare = (path: string, init: RequestInit = {}) =>
  fetch(platform.apiUrl + path, { ...init, headers: { authorization: `Bearer ${admin.token}`, ...init.headers } });
const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;
const SCHEDULER = { authorization: basic(SCHEDULER_CREDENTIALS) };
const json = { 'content-type': 'application/json' };

test.each<[what: string, status: number, call: () => Promise<Response>]>([
  ['an unknown path', 404, () => bare('/api/v1/initiative?cache=off')],
  ['a path in other case', 404, () => bare('/api/v1/Boards?cache=off')],
  ['a method that is not declared', 404, () => bare('/api/v1/boards?cache=off', { method: 'DELETE' })],
  ['an incomplete path', 404, () => bare('/api/v1/initiatives?cache=off')],
  ['no cache=off', 400, () => bare('/api/v1/boards')],
  ['another cache value', 400, () => bare('/api/v1/boards?cache=on')],
  ['an unknown parameter', 400, () => bare('/api/v1/boards?cache=off&page=1')],
  ['a repeated parameter', 400, () => bare('/api/v1/boards?cache=off&status=1&status=1')],
  ['an unknown stage', 400, () => bare(`${LIST}?cache=off&limit=20&offset=0&stage=NEW`)],
  ['an unknown sub-stage', 400, () => bare(`${LIST}?cache=off&limit=20&offset=0&moderation_sub_stage=null`)],
  ['a negative offset', 400, () => bare(`${LIST}?cache=off&limit=20&offset=-20`)],
  ['a limit that is not a number', 400, () => bare(`${LIST}?cache=off&limit=all&offset=0`)],
  ['a fractional limit', 400, () => bare(`${LIST}?cache=off&limit=2.5&offset=0`)],
  ['no limit', 400, () => bare(`${LIST}?cache=off&offset=0`)],
  ['an empty board', 400, () => bare(`${LIST}?cache=off&limit=20&offset=0&board_id=`)],
  ['an id that is not a number', 400, () => bare('/api/v1/initiatives/abc?cache=off')],
  ['an undeclared parameter of regions', 400, () => bare('/api/v1/regions?cache=off&region_id=1')],
  ['a captcha without its header', 400, () => bare('/api/v2/vote/captcha-2?cache=off')],
  [
    'an undeclared field of the body',
    400,
    () =>
      bare('/api/v1/admin-login?cache=off', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ username: 'a', password: 'b', captcha_key: 'c', captcha_result: '1', remember: true }),
      }),
  ],
  [
    'a field of the wrong type',
    400,
    () =>
      bare('/api/v1/admin-login?cache=off', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ username: 1, password: 'b', captcha_key: 'c', captcha_result: '1' }),
      }),
  ],
  ['malformed JSON', 400, () => bare('/api/v1/admin-login?cache=off', { method: 'POST', headers: json, body: '{' })],
  [
    'another content type',
    400,
    () =>
      bare('/api/v1/admin-login?cache=off', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }),
  ],
  [
    'an upload that is not a form',
    400,
    () => bare('/api/v2/info/file/upload?cache=off', { method: 'POST', headers: json, body: '{}' }),
  ],
  ['no Authorization', 401, () => fetch(`${platform.apiUrl}/api/v1/boards?cache=off`)],
  ['another scheme', 401, () => bare('/api/v1/boards?cache=off', { headers: { authorization: admin.token } })],
  ['an invented token', 401, () => bare('/api/v1/boards?cache=off', { headers: { authorization: 'Bearer invented' } })],
])('%s is refused and recorded', async (_what, status, call) => {
  const result = await provoked(call);
  expect(result.status).toBe(status);
  expect(result.message).toMatch(/^[A-Z]/);
  expect(result.violations).toEqual([expect.objectContaining({ status, reason: expect.stringMatching(/./) })]);
});

test('every call requires a token and cache=off, except those that lead to a token', async () => {
  const staff = ROUTES.filter((route) => !authRoutes.includes(route));
  expect(staff.length).toBeGreaterThan(40);
  for (const { method, path, roles } of staff) {
    const address = path.replace(':type', 'protocol').replace(':hashId', '0'.repeat(40)).replace(/:\w+/, '1');
    const result = await provoked(() => fetch(`${platform.apiUrl}${address}?cache=off`, { method }));
    expect([path, result.status, result.violations.length]).toEqual([path, 401, 1]);
    const bareResult = await provoked(() => bare(address, { method, headers: roles === 'scheduler' ? SCHEDULER : {} }));
    // Some refuse the role of an admin before they look at the rest.
    expect([400, 403], path).toContain(bareResult.status);
    expect(bareResult.violations, path).toHaveLength(1);
  }
});

test("the scheduler's call takes no token; a wrong password is refused, and is no violation", async () => {
  const start = (authorization: string) =>
    provoked(() =>
      bare('/api/v1/chronology/scheduler/daily-updates?cache=off', { method: 'POST', headers: { authorization } }),
    );
  expect(await start(SCHEDULER.authorization)).toMatchObject({ status: 200, violations: [] });
  expect(await start(`Bearer ${admin.token}`)).toMatchObject({ status: 401, violations: [{ status: 401 }] });
  expect(await start(basic('scheduler:wrong'))).toMatchObject({ status: 401, violations: [] });
});

test('a record that does not exist is 404 without being a violation', async () => {
  const result = await provoked(() => admin.send('api/v1/initiatives/999999'));
  expect(result).toEqual({ status: 404, message: 'Tashabbus topilmadi', violations: [] });
});

test('a declared violation no longer counts, others still do', async () => {
  platform.expectViolation({ path: /./ });
  expect(platform.violations()).toEqual([]);
  const other = await startPlatform();
  await fetch(`${other.apiUrl}/api/v1/nothing`);
  other.expectViolation({ path: '/api/v1/nothing', status: 400 });
  expect(other.violations()).toHaveLength(1);
  other.expectViolation({ method: 'GET', path: '/api/v1/nothing', status: 404 });
  expect(other.violations()).toEqual([]);
  await other.close();
});

test('every call is recorded with its caller and its outcome', async () => {
  await admin.get('api/v1/districts', { region_id: 10 });
  expect(platform.calls().at(-1)).toMatchObject({
    method: 'GET',
    path: '/api/v1/districts',
    query: { region_id: '10', cache: 'off' },
    user: 'admin',
    status: 200,
    ms: expect.any(Number),
  });
});
