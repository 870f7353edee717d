import { AppError } from '@shared/errors.ts';
import { describe, expect, test } from 'vitest';
import { errorOfAnswer, errorOfFetch, kindOfStatus } from '../../../../src/main/api/errors.ts';

test.each([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'invalid'],
  [413, 'invalid'],
  [418, 'server'],
  [422, 'invalid'],
  [429, 'server'],
  [500, 'server'],
  [503, 'server'],
])('%i is %s', (status, kind) => expect(kindOfStatus(status)).toBe(kind));

describe("the server's message", () => {
  test.each([
    [{ message: 'Xatolik' }, 'Xatolik'],
    [{ message: '  Xatolik \n' }, 'Xatolik'],
    [{ message: '' }, undefined],
    [{ message: '   ' }, undefined],
    [{ message: { text: 'x' } }, undefined],
    [{ message: [{}] }, undefined],
    [{ message: 'x'.repeat(1001) }, undefined],
    [{ error: 'Bad Request' }, undefined],
    ['message', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of %j is %j', (body, message) => expect(errorOfAnswer(422, body).serverMessage).toBe(message));
});

test.each([
  ['120', 120_000],
  ['0', 0],
  ['soon', undefined],
  ['', undefined],
])('a Retry-After of "%s" is %s ms', (value, ms) => {
  expect(errorOfAnswer(503, null, new Headers({ 'Retry-After': value })).toJSON().retryAfterMs).toBe(ms);
});

describe('a failed fetch', () => {
  test('is a network error with the reason that Node or Chromium gives', () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(errorOfFetch(new TypeError('fetch failed', { cause })).toJSON()).toEqual({
      kind: 'network',
      detail: 'fetch failed: ECONNREFUSED',
    });
    expect(errorOfFetch(new Error('net::ERR_PROXY_CONNECTION_FAILED')).toJSON()).toEqual({
      kind: 'network',
      detail: 'net::ERR_PROXY_CONNECTION_FAILED',
    });
  });

  test('is a server error when a redirect was refused, in the wording of Node or Electron', () => {
    const node = new TypeError('fetch failed', { cause: new Error('unexpected redirect') });
    const electron = new Error("Attempted to redirect, but redirect policy was 'error'");
    expect([errorOfFetch(node).kind, errorOfFetch(electron).kind]).toEqual(['server', 'server']);
  });

  test('keeps an AppError as it is', () => {
    const ours = new AppError({ kind: 'unexpected-shape' });
    expect(errorOfFetch(ours)).toBe(ours);
  });
});
