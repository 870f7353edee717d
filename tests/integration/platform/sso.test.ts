import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';
import { post } from '../../support/platform-client.ts';
import { authorizeUrl, createBrowser, pkce, REDIRECT } from './sso-browser.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const WRONG = 'Parol yoki foydalanuvchi nomi noto&#39;g&#39;ri';

/** Signs in at the provider's page; returns the code that it sends to the program. */
async function codeFor(form: Record<string, string>, challenge: string): Promise<URLSearchParams> {
  const browser = createBrowser();
  const { url } = await browser.go(authorizeUrl(platform, challenge));
  return (await browser.go(url, form)).url.searchParams;
}

const redeem = (code: string | null, code_verifier: string, redirect_uri = REDIRECT) =>
  post(platform, 'api/v1/login-by-sso', { code, code_verifier, redirect_uri });

test('a password entered at the provider yields tokens with the profile of that person', async () => {
  const { verifier, challenge } = pkce();
  const parameters = await codeFor({ username: 'moderator', password: 'parol-moderator' }, challenge);
  expect(parameters.get('state')).toBe('state-1');

  const answer = await redeem(parameters.get('code'), verifier);
  expect(answer.status).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  const profile = await fetch(`${platform.apiUrl}/api/v1/users/profile?cache=off`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(await profile.json()).toMatchObject({ role: 'moderator', username: 'moderator' });
});

test('a test user may be chosen with one click', async () => {
  const { verifier, challenge } = pkce();
  const answer = await redeem((await codeFor({ choose: 'region_manager' }, challenge)).get('code'), verifier);
  expect(answer.status).toBe(200);
});

test('a wrong password is reported on the page, and the form can be sent again', async () => {
  const browser = createBrowser();
  const { url } = await browser.go(authorizeUrl(platform, pkce().challenge));
  const refused = await browser.go(url, { username: 'admin', password: 'parol-moderator' });
  expect(refused.page).toContain(WRONG);
  expect(refused.page).toContain('value="admin"');
  const accepted = await browser.go(url, { username: 'admin', password: 'parol-admin' });
  expect(accepted.url.searchParams.get('code')).toBeTruthy();
});

test('cancelling returns to the program as access_denied', async () => {
  const parameters = await codeFor({ cancel: '1' }, pkce().challenge);
  expect(parameters.get('error')).toBe('access_denied');
  expect(parameters.has('code')).toBe(false);
});

test('a second sign-in in the same browser needs no password', async () => {
  const browser = createBrowser();
  const { url } = await browser.go(authorizeUrl(platform, pkce().challenge));
  await browser.go(url, { choose: 'admin' });
  const second = await browser.go(authorizeUrl(platform, pkce().challenge));
  expect(second.url.searchParams.get('code')).toBeTruthy();
});

test.each([
  ['no challenge', { code_challenge: null, code_challenge_method: null }],
  ['the challenge method plain', { code_challenge_method: 'plain' }],
])('PKCE is enforced: %s', async (_what, changed) => {
  const { url } = await createBrowser().go(authorizeUrl(platform, pkce().challenge, changed));
  expect(url.searchParams.get('error')).toBe('invalid_request');
});

test.each([
  ['another host', { redirect_uri: 'http://localhost:45999/callback' }],
  ['another path', { redirect_uri: 'http://127.0.0.1:45999/elsewhere' }],
  ['a foreign address', { redirect_uri: 'https://example.uz/callback' }],
  ['an unknown client', { client_id: 'somebody' }],
])('the provider refuses to redirect to %s', async (_what, changed) => {
  const { status, page } = await createBrowser().go(authorizeUrl(platform, pkce().challenge, changed));
  expect(status).toBe(400);
  expect(page).toContain('Kirib boʻlmadi');
});

test('a code works once, only with its own verifier and redirect address', async () => {
  const { verifier, challenge } = pkce();
  const code = async () => (await codeFor({ choose: 'admin' }, challenge)).get('code');

  expect((await redeem(await code(), pkce().verifier)).status).toBe(400);
  expect((await redeem(await code(), verifier, 'http://127.0.0.1:45998/callback')).status).toBe(400);
  const good = await code();
  expect((await redeem(good, verifier)).status).toBe(200);
  const replayed = await redeem(good, verifier);
  expect(replayed.status).toBe(400);
  expect(await replayed.json()).toEqual({ message: expect.stringContaining('Yagona kirish tizimi') });
});

test('an expired sign-in page says so', async () => {
  const { status, page } = await createBrowser().go(`${platform.ssoUrl}/interaction/unknown`);
  expect(status).toBe(400);
  expect(page).toContain('eskirgan');
});
