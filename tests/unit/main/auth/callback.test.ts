import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCallback } from '../../../../src/main/auth/callback.ts';

const expected = { path: '/callback', host: '127.0.0.1:4100', state: 'S' };
const read = (target: string, changes: { method?: string; host?: string } = {}) =>
  readCallback({ method: 'GET', target, host: expected.host, ...changes }, expected);

test('a code with our state is the answer, whatever else the provider adds', () => {
  expect(read('/callback?code=C&state=S')).toEqual({ answer: { code: 'C' } });
  expect(read('/callback?iss=https%3A%2F%2Fsso&state=S&code=a%2Bb&session_state=1')).toEqual({
    answer: { code: 'a+b' },
  });
});

test('an error with our state is the answer too', () => {
  expect(read('/callback?error=access_denied&error_description=no&state=S')).toEqual({
    answer: { error: 'access_denied' },
  });
});

test.each([
  '/callback',
  '/callback?',
  '/callback?code=C',
  '/callback?state=S',
  '/callback?code=&state=S',
  '/callback?code=C&state=',
  '/callback?code=C&state=T',
  '/callback?code=C&code=D&state=S',
  '/callback?code=C&state=S&state=S',
  '/callback?code=C&state=S&state=T',
  '/callback?error=x&state=T',
  '/callback?error=x&error=y&state=S',
  '/callback?code=C&error=x&state=S',
  '/callback?CODE=C&STATE=S',
])('%s is refused', (target) => {
  expect(read(target)).toEqual({ refusal: 400 });
});

test.each([
  '/',
  '/favicon.ico',
  '/callback/',
  '/Callback?code=C&state=S',
  '//callback?code=C&state=S',
  '/callback%3Fcode=C',
  '*',
])('%s is not found', (target) => {
  expect(read(target)).toEqual({ refusal: 404 });
});

test('a request without a target is not found', () => {
  expect(readCallback({ method: 'GET', target: undefined, host: expected.host }, expected)).toEqual({ refusal: 404 });
});

test('an absolute address of another site is not found', () => {
  expect(read('http://evil.example/callback?code=C&state=S')).toEqual({ refusal: 404 });
});

test.each(['POST', 'HEAD', 'PUT', 'OPTIONS', 'get'])('method %s is not allowed', (method) => {
  expect(read('/callback?code=C&state=S', { method })).toEqual({ refusal: 405 });
});

test.each(['localhost:4100', '127.0.0.1', '127.0.0.1:4101', 'evil.example', '127.0.0.1:4100.evil.example', ''])(
  'a foreign Host %s is refused',
  (host) => {
    expect(read('/callback?code=C&state=S', { host })).toEqual({ refusal: 400 });
  },
);

test('no request without our state is accepted as an answer', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.constantFrom('/callback', '/'), (query, path) => {
      fc.pre(!new URLSearchParams(query).getAll('state').includes('S'));
      expect(read(`${path}?${query}`)).not.toHaveProperty('answer');
    }),
  );
});
