import type { CertificateProblem, NetworkTrouble } from '@shared/network.ts';

const CERTIFICATE: Readonly<Record<string, CertificateProblem>> = {
  ERR_CERT_AUTHORITY_INVALID: 'authority',
  ERR_CERT_COMMON_NAME_INVALID: 'name',
  ERR_CERT_DATE_INVALID: 'date',
  ERR_CERT_REVOKED: 'revoked',
};
const OTHER_CERTIFICATE = /^ERR_(?:CERT|SSL|ECH)_/;
const NAME = /^ERR_(?:NAME|DNS|ICANN_NAME)_/;
const PROXY = /^ERR_(?:PROXY|TUNNEL|SOCKS|PAC|MANDATORY_PROXY|UNEXPECTED_PROXY|HTTPS_PROXY)_/;

/**
 * The trouble that Chromium's error names (`net::ERR_…`, net/base/net_error_list.h) on the way to `host`; null if the
 * person can only be told that the line broke.
 */
export function troubleOf(message: string, host: string): NetworkTrouble | null {
  const [, code = ''] = /net::(ERR_[A-Z0-9_]+)/.exec(message) ?? [];
  if (PROXY.test(code)) return { cause: 'proxy' };
  if (NAME.test(code)) return { cause: 'name', host };
  const problem = CERTIFICATE[code] ?? (OTHER_CERTIFICATE.test(code) ? 'other' : null);
  return problem && { cause: 'certificate', host, problem };
}
