import type { Settings } from '@shared/settings.ts';
import { isAppUrl, resolveAddress } from '../addresses/app-address.ts';
import { COMMON_HEADERS, contentSecurityPolicy } from './csp.ts';
import { pageAnswer, personalised } from './page-files.ts';

/**
 * Answers requests for the page and its modules from Vite's server at the address `server`, and passes all others to
 * `built`. Only the build of `npm run dev` contains this file: elsewhere `PAGE_SERVER` is undefined.
 */
export function createDevelopmentPage({
  server,
  settings,
  built,
}: {
  server: string;
  settings: () => Settings;
  built: (request: Request) => Promise<Response>;
}): (request: Request) => Promise<Response> {
  const policy = (nonce: string) => developmentPolicy(contentSecurityPolicy(nonce), nonce, server);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { kind } = resolveAddress(request.url);
    if (request.method !== 'GET' || !isAppUrl(request.url)) return built(request);
    // Vite's own modules, and those outside of the page's folder.
    if (kind === 'asset' || pathname.startsWith('/@')) return moduleAnswer(await fetch(server + pathname + search));
    if (kind !== 'page') return built(request);
    const template = await fetch(server + pathname + search, { headers: { Accept: 'text/html' } });
    return pageAnswer(personalised(await template.text(), settings(), true), policy);
  };
}

/** The page's policy with what Vite needs: its inline script, by the nonce, and its messages about changed files. */
function developmentPolicy(policy: string, nonce: string, server: string): string {
  return policy
    .replace("script-src 'self'", `$& 'nonce-${nonce}'`)
    .replace("connect-src 'self'", `$& ${server.replace('http:', 'ws:')}`);
}

function moduleAnswer({ status, headers, body }: Response): Response {
  const type = headers.get('content-type') ?? 'application/octet-stream';
  const caching = headers.get('cache-control') ?? 'no-cache';
  return new Response(body, { status, headers: { ...COMMON_HEADERS, 'Content-Type': type, 'Cache-Control': caching } });
}
