import { isIPv4 } from 'node:net';

/** Labels by which the platform's own installations for trying things out are named. */
const TEST_LABELS = /^(?:test|dev|develop|stage|staging|demo|uat|qa|preprod|sandbox)\d*$/;

/** `local`: this computer; `test`: an installation for trying things out; `live`: every other one. */
export type HostKind = 'local' | 'test' | 'live';

/** True where an address never leaves this computer: localhost and its subdomains, 127.0.0.0/8, ::1. */
function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (host === '::1' || host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIPv4(host) && host.startsWith('127.');
}

/**
 * What kind of installation a host name belongs to (spec 000 §2: "local and test hosts"; readings A-020, Z-035).
 * A label may carry the word before or after a hyphen: `admin-test.example.uz`, `test-api.example.uz`.
 */
export function hostKind(hostname: string): HostKind {
  if (isLoopback(hostname)) return 'local';
  const words = hostname.toLowerCase().split(/[.-]/);
  return words.some((word) => TEST_LABELS.test(word)) ? 'test' : 'live';
}

/** True for `https:` anywhere and `http:` on this computer: nothing else may carry a token. */
export function isSafeOrigin(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
