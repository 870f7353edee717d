import { expect, test } from 'vitest';
import { troubleOf } from '../../../../src/main/network/trouble.ts';

const HOST = 'api.openbudget.example';

test.each([
  ['ERR_CERT_AUTHORITY_INVALID', { cause: 'certificate', host: HOST, problem: 'authority' }],
  ['ERR_CERT_COMMON_NAME_INVALID', { cause: 'certificate', host: HOST, problem: 'name' }],
  ['ERR_CERT_DATE_INVALID', { cause: 'certificate', host: HOST, problem: 'date' }],
  ['ERR_CERT_REVOKED', { cause: 'certificate', host: HOST, problem: 'revoked' }],
  ['ERR_CERT_WEAK_SIGNATURE_ALGORITHM', { cause: 'certificate', host: HOST, problem: 'other' }],
  ['ERR_SSL_PROTOCOL_ERROR', { cause: 'certificate', host: HOST, problem: 'other' }],
  ['ERR_NAME_NOT_RESOLVED', { cause: 'name', host: HOST }],
  ['ERR_DNS_TIMED_OUT', { cause: 'name', host: HOST }],
  ['ERR_PROXY_CONNECTION_FAILED', { cause: 'proxy' }],
  ['ERR_TUNNEL_CONNECTION_FAILED', { cause: 'proxy' }],
  ['ERR_PROXY_CERTIFICATE_INVALID', { cause: 'proxy' }],
  ['ERR_MANDATORY_PROXY_CONFIGURATION_FAILED', { cause: 'proxy' }],
  ['ERR_CONNECTION_REFUSED', null],
  ['ERR_INTERNET_DISCONNECTED', null],
])('%s', (code, trouble) => {
  expect(troubleOf(`net::${code}`, HOST)).toEqual(trouble);
});

test('a message without a Chromium error code names no trouble', () => {
  expect(troubleOf('ERR_CERT_DATE_INVALID', HOST)).toBeNull();
  expect(troubleOf('', HOST)).toBeNull();
});
