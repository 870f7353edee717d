import { describe, expect, test } from 'vitest';
import { mayRead, readsInView, readsOnFocus } from '@/kit/readings/when-to-read.ts';

const MINUTE = 60_000;
const looking = { inView: true, line: true, age: null as number | null, focused: true };

test.each([
  [{ inView: true, line: true }, true],
  [{ inView: false, line: true }, false],
  [{ inView: true, line: false }, false],
])('wD3: %j may read: %s', (now, expected) => {
  expect(mayRead(now)).toBe(expected);
});

describe('when the window gets the focus', () => {
  test.each([
    ['nothing read yet', { age: null }, true],
    ['five minutes old', { age: 5 * MINUTE }, true],
    ['a moment less', { age: 5 * MINUTE - 1 }, false],
    ['old, without a connection', { age: 60 * MINUTE, line: false }, false],
    ['old, out of view', { age: 60 * MINUTE, inView: false }, false],
  ])('%s', (_name, now, expected) => {
    expect(readsOnFocus({ ...looking, ...now })).toBe(expected);
  });
});

describe('while the window is in view', () => {
  test.each([
    ['a quarter of an hour old', { age: 15 * MINUTE }, true],
    ['a moment less', { age: 15 * MINUTE - 1 }, false],
    ['old, and another window has the focus', { age: 60 * MINUTE, focused: false }, false],
    ['old, without a connection', { age: 60 * MINUTE, line: false }, false],
    ['nothing read yet', { age: null }, true],
  ])('%s', (_name, now, expected) => {
    expect(readsInView({ ...looking, ...now })).toBe(expected);
  });
});
