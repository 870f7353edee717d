import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { challengeOf, randomToken } from '../../../../src/main/auth/pkce.ts';
import { createProviderSignOut } from '../../../../src/main/auth/provider-sign-out.ts';
import { startPlatform } from '../../../platform/server.ts';
import type { Platform } from '../../../platform/types.ts';
import { logLines } from '../../../support/log-lines.ts';
import { simpleBrowser } from './simple-browser.ts';

const CALLBACK = 'http://127.0.0.1:1/callback';
let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
}, 60_000);
afterAll(() => platform.close());

const env = (name: string) => platform.env[`BACKOFFICE_${name}`] ?? '';
const endSessionUrl = () => env('SSO_AUTHORIZE_URL').replace(/\/auth$/, '/session/end');

/** The address that a sign-in opens, without `prompt=login`. */
function signInLink(): string {
  const link = new URL(env('SSO_AUTHORIZE_URL'));
  const parameters = {
    ...{ response_type: 'code', scope: 'openid', state: randomToken(), redirect_uri: CALLBACK },
    ...{ client_id: env('SSO_CLIENT_ID'), code_challenge: challengeOf(randomToken()), code_challenge_method: 'S256' },
  };
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value);
  return link.href;
}

/** True if the provider still has a session of this browser: it answers without asking for the person. */
const isKnown = (browser: ReturnType<typeof simpleBrowser>) =>
  browser.go(signInLink()).then(
    () => false,
    // The answer redirects to the program's port, which is closed.
    () => true,
  );

/** The address that a sign-out opens; null where it opens none. */
async function opened(settings: { endSessionUrl?: string; postLogoutUrl?: string }): Promise<string | null> {
  let link: string | null = null;
  await createProviderSignOut({
    endSessionUrl: settings.endSessionUrl,
    postLogoutUrl: settings.postLogoutUrl,
    clientId: env('SSO_CLIENT_ID'),
    openExternal: async (url) => {
      link = url;
    },
    log: logLines().log,
  })();
  return link;
}

describe('a sign-out', () => {
  test("ends the provider's session in the browser", async () => {
    const browser = simpleBrowser();
    const login = await browser.go(signInLink());
    const { username, password } = platform.users[0] ?? { username: '', password: '' };
    await browser.go(login.address, { username, password }).catch(() => undefined);
    expect(await isKnown(browser)).toBe(true);

    const page = await browser.go((await opened({ endSessionUrl: endSessionUrl() })) ?? '');
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    await browser.go(new URL(action, page.address).href, { xsrf, logout: 'yes' });
    expect(await isKnown(browser)).toBe(false);
  });

  test('names the client, and the address to return to only if it is configured', async () => {
    const plain = new URL((await opened({ endSessionUrl: 'https://sso.example.uz/end?lang=uz' })) ?? '');
    expect(Object.fromEntries(plain.searchParams)).toEqual({ lang: 'uz', client_id: env('SSO_CLIENT_ID') });
    const led = new URL(
      (await opened({ endSessionUrl: 'https://sso.example.uz/end', postLogoutUrl: 'https://example.uz/' })) ?? '',
    );
    expect(led.searchParams.get('post_logout_redirect_uri')).toBe('https://example.uz/');
  });

  test('opens nothing where the provider offers none', async () => {
    expect(await opened({})).toBeNull();
  });

  test('does not fail if no browser opens', async () => {
    const { log, lines } = logLines();
    const signOut = createProviderSignOut({
      ...{ endSessionUrl: endSessionUrl(), postLogoutUrl: undefined, clientId: 'c', log },
      openExternal: () => Promise.reject(new Error('no browser')),
    });
    await expect(signOut()).resolves.toBeUndefined();
    expect(lines.join()).toContain('no browser');
  });
});
