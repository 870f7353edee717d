import { urlOf } from '../addresses/external-link.ts';

/** Status of a captive portal that requires a sign-in (RFC 6585 §6). */
const NETWORK_AUTHENTICATION = 511;
const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/**
 * Whether an answer to an API call is a captive portal's page: a success in HTML, or the status made for it. The
 * platform's calls answer with JSON or a file; a failure in HTML may be the platform's own gateway.
 */
export function isPortalPage({ ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>): boolean {
  if (status === NETWORK_AUTHENTICATION) return true;
  const isFile = /^attachment\b/i.test(headers.get('content-disposition')?.trim() ?? '');
  return ok && !isFile && PAGE.test(headers.get('content-type')?.trim() ?? '');
}

/** The address of the page on another host to which a call to `platform` (an origin) was redirected; otherwise null. */
export function portalAddress(to: string, platform: string): URL | null {
  const url = urlOf(to);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url.hostname !== new URL(platform).hostname ? url : null;
}
