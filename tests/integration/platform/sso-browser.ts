import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from '../../platform/types.ts';

export const REDIRECT = 'http://127.0.0.1:45999/callback';

export function pkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The address that the program opens in the browser; `changed` replaces or (null) omits parameters. */
export function authorizeUrl(platform: Platform, challenge: string, changed: Record<string, string | null> = {}): URL {
  const url = new URL(platform.env.BACKOFFICE_SSO_AUTHORIZE_URL ?? '');
  const parameters = {
    client_id: 'backoffice',
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: REDIRECT,
    state: 'state-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changed,
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
  return url;
}

/** As much of a browser as the provider needs: keeps cookies and follows redirects up to the program's address. */
export function createBrowser() {
  const cookies = new Map<string, string>();
  async function go(
    address: string | URL,
    form?: Record<string, string>,
  ): Promise<{ url: URL; page: string; status: number }> {
    const url = new URL(address);
    if (url.href.startsWith(REDIRECT)) return { url, page: '', status: 0 };
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next) return go(new URL(next, url));
    return { url, page: await answer.text(), status: answer.status };
  }
  return { go };
}
