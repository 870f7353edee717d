import { describe, expect, it } from 'vitest';
import {
  problemOfAnswer,
  problemOfFailure,
  problemOfRedirect,
} from '../../../../src/main/network-check/problem-of-failure.ts';

describe('a server that does not answer', () => {
  // Chromium's list: net/base/net_error_list.h.
  it.each([
    ['ERR_INTERNET_DISCONNECTED', 'offline'],
    ['ERR_NAME_NOT_RESOLVED', 'name'],
    ['ERR_DNS_TIMED_OUT', 'name'],
    ['ERR_CONNECTION_REFUSED', 'refused'],
    ['ERR_ADDRESS_UNREACHABLE', 'refused'],
    ['ERR_CERT_AUTHORITY_INVALID', 'certificate'],
    ['ERR_CERT_DATE_INVALID', 'certificate'],
    ['ERR_CERT_COMMON_NAME_INVALID', 'certificate'],
    ['ERR_SSL_PROTOCOL_ERROR', 'certificate'],
    ['ERR_PROXY_AUTH_REQUESTED', 'proxy-password'],
    ['ERR_PROXY_AUTH_UNSUPPORTED', 'proxy-password'],
    ['ERR_PROXY_CONNECTION_FAILED', 'proxy'],
    ['ERR_TUNNEL_CONNECTION_FAILED', 'proxy'],
    ['ERR_PROXY_CERTIFICATE_INVALID', 'proxy'],
    ['ERR_CONNECTION_TIMED_OUT', 'timeout'],
    ['ERR_CONNECTION_RESET', 'connection'],
    ['ERR_EMPTY_RESPONSE', 'connection'],
    ['ERR_FAILED', 'connection'],
  ])('net::%s is %s', (name, problem) => {
    expect(problemOfFailure(new Error(`net::${name}`))).toBe(problem);
  });

  it('is judged by the innermost cause where only that cause says why', () => {
    const tls = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    const hidden = new TypeError('fetch failed', { cause: tls });
    expect(problemOfFailure(new Error('net::ERR_FAILED', { cause: hidden }))).toBe('certificate');
    expect(problemOfFailure(new DOMException('The operation was aborted', 'TimeoutError'))).toBe('timeout');
    expect(problemOfFailure('text')).toBe('connection');
  });
});

describe('a server that answers', () => {
  it.each([
    [200, 'application/json; charset=utf-8', 'json', null],
    [200, 'image/png', 'image', null],
    [400, 'text/html', 'page', null],
    [200, 'text/html; charset=utf-8', 'json', 'captive-portal'],
    [200, 'text/html', 'image', 'captive-portal'],
    [403, 'TEXT/HTML', 'json', 'captive-portal'],
    [511, 'text/html', 'page', 'captive-portal'],
    [407, 'text/html', 'json', 'proxy-password'],
    [407, null, 'page', 'proxy-password'],
    [503, 'text/html', 'json', 'server'],
    [502, null, 'page', 'server'],
    [404, 'application/json', 'json', 'server'],
  ] as const)('%s %s in place of a %s is %s', (status, type, expected, problem) => {
    expect(problemOfAnswer(status, type, expected)).toBe(problem);
  });
});

describe('a server that redirects', () => {
  it.each([
    ['https://sso.example.uz/login', 'https://sso.example.uz/authorize', 'page', null],
    ['https://login.example.uz/', 'https://sso.example.uz/authorize', 'page', null],
    ['https://portal.uz/', 'https://api.example.uz/api', 'json', 'captive-portal'],
    ['http://10.0.0.1/', 'https://tile.example.org/0/0/0.png', 'image', 'captive-portal'],
    ['https://api.example.uz/other', 'https://api.example.uz/api', 'json', 'server'],
    ['nowhere', 'https://api.example.uz/api', 'json', 'server'],
  ] as const)('to %s from %s in place of a %s is %s', (to, from, expected, problem) => {
    expect(problemOfRedirect(to, from, expected)).toBe(problem);
  });
});
