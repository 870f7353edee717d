import { isIPv4 } from 'node:net';

/** Host labels that mark the platform's test installations. */
const TEST_LABELS = /^(?:test|dev|develop|stage|staging|demo|uat|qa|preprod|sandbox)\d*$/;

/** `local`: this computer; `test`: a test installation; `live`: any other host. */
export type HostKind = 'local' | 'test' | 'live';

/** True for a loopback host: localhost and its subdomains, 127.0.0.0/8, ::1. */
function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (host === '::1' || host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIPv4(host) && host.startsWith('127.');
}

/**
 * The kind of installation that a host name belongs to (spec 000 §2: "local and test hosts"; readings A-020, Z-035). A
 * label may carry the test word before or after a hyphen: `admin-test.example.uz`, `test-api.example.uz`.
 */
export function hostKind(hostname: string): HostKind {
  if (isLoopback(hostname)) return 'local';
  const words = hostname.toLowerCase().split(/[.-]/);
  return words.some((word) => TEST_LABELS.test(word)) ? 'test' : 'live';
}

/** True for `https:` on any host and `http:` on this computer: no other origin may carry a token. */
export function isSafeOrigin(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
