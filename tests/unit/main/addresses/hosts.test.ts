import { expect, test } from 'vitest';
import { hostKind, isSafeOrigin } from '../../../../src/main/addresses/hosts.ts';

test.each(['localhost', 'LOCALHOST', 'backoffice.localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])(
  '%s is this computer',
  (host) => expect(hostKind(host)).toBe('local'),
);

test.each([
  'test.example.uz',
  'admin-test.example.uz',
  'test2.example.uz',
  'api.dev.example.uz',
  'stage.example.uz',
  'STAGING-api.example.uz',
])('%s is a test host', (host) => expect(hostKind(host)).toBe('test'));

test.each([
  'example.uz',
  'contest.example.uz',
  'latest.example.uz',
  'devices.example.uz',
  '127.example.uz',
  '128.0.0.1',
  'localhost.example.uz',
  'notlocalhost',
  '192.168.0.10',
])('%s is live', (host) => expect(hostKind(host)).toBe('live'));

test.each([
  ['https://example.uz/', true],
  ['http://127.0.0.1:3000/', true],
  ['http://[::1]:3000/', true],
  ['http://example.uz/', false],
  ['http://127.0.0.1.example.uz/', false],
  ['file:///etc/passwd', false],
  ['ftp://localhost/', false],
])('a token may go to %s: %s', (address, safe) => expect(isSafeOrigin(new URL(address))).toBe(safe));
