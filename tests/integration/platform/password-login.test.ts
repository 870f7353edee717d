import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { post, signIn, solvedCaptcha } from '../../support/platform-client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const ADMIN = { username: 'admin', password: 'parol-admin' };
const login = (body: unknown) => post(platform, 'api/v1/admin-login', body);
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;

test.each([
  'admin',
  'moderator',
  'district_manager',
  'region_manager',
  'my_garden_moderator',
  'quarter_manager',
  'quarter_moderator',
])('%s signs in and has the profile of that role', async (username) => {
  const { body } = await (await signIn(platform, username)).get('api/v1/users/profile');
  const user = platform.users.find((other) => other.username === username);
  expect(body).toEqual({
    id: user?.id,
    username,
    role: username,
    full_name: user?.full_name,
    region_id: user?.region_id,
    district_id: user?.district_id,
  });
});

test('the captcha is a picture, and its key a new one each time', async () => {
  const fetchOne = async () => {
    const headers = { 'captcha-id': crypto.randomUUID() };
    const answer = await fetch(`${platform.apiUrl}/api/v2/vote/captcha-2?cache=off`, { headers });
    return (await answer.json()) as { captchaKey: string; image: string };
  };
  const [first, second] = [await fetchOne(), await fetchOne()];
  expect(Buffer.from(first.image, 'base64').subarray(1, 4).toString()).toBe('PNG');
  expect(first.captchaKey).not.toBe(second.captchaKey);
});

test('a wrong answer to the captcha is 400, and uses it up', async () => {
  const captcha = await solvedCaptcha(platform);
  const wrong = await login({ ...ADMIN, ...captcha, captcha_result: '999999' });
  expect([wrong.status, await message(wrong)]).toEqual([400, "Misol javobi noto'g'ri"]);
  expect((await login({ ...ADMIN, ...captcha })).status).toBe(400);
});

test('a right captcha with a wrong password is 401', async () => {
  const wrong = await login({ ...ADMIN, password: 'parol', ...(await solvedCaptcha(platform)) });
  expect([wrong.status, await message(wrong)]).toEqual([401, "Parol yoki foydalanuvchi nomi noto'g'ri"]);
});

test('the answer may be sent as a number', async () => {
  const { captcha_key, captcha_result } = await solvedCaptcha(platform);
  expect((await login({ ...ADMIN, captcha_key, captcha_result: Number(captcha_result) })).status).toBe(200);
});

test('none of these calls was a violation', () => {
  expect(platform.violations()).toEqual([]);
});

test('tokens and passwords are never recorded', () => {
  const bodies = JSON.stringify(platform.calls().map((call) => call.body));
  expect(bodies).toContain('captcha_result');
  expect(bodies).not.toContain('parol-');
});

test('expired tokens answer 401 without being a violation', async () => {
  const client = await signIn(platform, 'admin');
  platform.expireTokens();
  expect((await client.get('api/v1/users/profile')).status).toBe(401);
  expect(platform.violations()).toEqual([]);
});
