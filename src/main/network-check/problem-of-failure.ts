import type { CheckProblem } from '@shared/network-check.ts';
import { portalAddress } from '../network/portal.ts';

/** Chromium's names of failures (`net::ERR_…`), and the codes of Node's sockets and TLS for the same failures. */
const PROBLEMS: readonly (readonly [RegExp, CheckProblem])[] = [
  [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ENETUNREACH|ENETDOWN/, 'offline'],
  [/ERR_PROXY_AUTH|ERR_UNEXPECTED_PROXY_AUTH/, 'proxy-password'],
  [/ERR_PROXY|ERR_TUNNEL|ERR_SOCKS|ERR_PAC_|ERR_MANDATORY_PROXY/, 'proxy'],
  [/ERR_NAME_|ERR_DNS_|ERR_ICANN|ENOTFOUND|EAI_/, 'name'],
  [/ERR_CERT|ERR_SSL|ERR_BAD_SSL|ERR_TLS|CERT_|_CERT|_SIGNATURE|UNABLE_TO_/, 'certificate'],
  [/TIMED_OUT|ETIMEDOUT|TIMEOUT|TimeoutError/, 'timeout'],
  [/REFUSED|ERR_ADDRESS_UNREACHABLE|EHOSTUNREACH/, 'refused'],
];

/** Name, message and code of an error and of its causes. */
function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const code = 'code' in thrown ? String(thrown.code) : '';
  const cause = thrown.cause === undefined ? '' : wordsOf(thrown.cause);
  return [thrown.name, thrown.message, code, cause].join(' ');
}

/** The problem of a fetch that failed without an answer; `connection` if a person cannot act on the reason. */
export function problemOfFailure(thrown: unknown): CheckProblem {
  const words = wordsOf(thrown);
  return PROBLEMS.find(([pattern]) => pattern.test(words))?.[1] ?? 'connection';
}

/** The expected answer. `page`: any status below 500, since a sign-on without a request refuses in HTML. */
export type Expected = 'json' | 'image' | 'page';

/**
 * The problem of an answer, by its status and media type; null if there is none. A proxy asks for its password by 407,
 * a captive portal for a sign-in by 511 (RFC 6585) or by its own page in place of JSON or a picture.
 */
export function problemOfAnswer(status: number, mediaType: string | null, expected: Expected): CheckProblem | null {
  if (status === 407) return 'proxy-password';
  if (status === 511) return 'captive-portal';
  if (status >= 500) return 'server';
  if (expected === 'page') return null;
  if (/^text\/html|^application\/xhtml/i.test(mediaType ?? '')) return 'captive-portal';
  return status === 200 ? null : 'server';
}

/**
 * The problem of a redirect; null if there is none. A sign-on redirects to its own form, a captive portal to another
 * host; the platform, the map and the geocoder never redirect.
 */
export function problemOfRedirect(to: string, from: string, expected: Expected): CheckProblem | null {
  if (expected === 'page') return null;
  return portalAddress(to, from) ? 'captive-portal' : 'server';
}
