import { expect, test } from 'vitest';
import { callsFor, nextLimit, waitAfter } from '@/domains/initiative/reading/pace.ts';

test.each([
  [200, 3_999, 400],
  [800, 100, 1000],
  [1000, 100, 1000],
  [400, 4_000, 400],
  [400, 12_000, 400],
  [400, 12_001, 200],
  [150, 20_000, 100],
  [100, 20_000, 100],
  [1000, null, 500],
  [100, null, 100],
])('a page of %i rows that took %s ms is followed by one of %i', (limit, took, next) => {
  expect(nextLimit(limit, took)).toBe(next);
});

test('pauses after refusals grow, up to a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((refusals) => waitAfter(refusals));
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, null]);
});

test.each([
  [1, 0, 1_000],
  [1, 30_000, 30_000],
  [5, 30_000, 30_000],
  [1, 600_000, 600_000],
  [1, 600_001, null],
  [6, 1_000, null],
])('refusal number %i with a Retry-After of %i ms: %s', (refusals, asked, wait) => {
  expect(waitAfter(refusals, asked)).toBe(wait);
});

test('the country costs about twenty calls, an empty list one', () => {
  expect([0, 1, 200, 201, 600, 21_049].map(callsFor)).toEqual([1, 1, 1, 2, 2, 23]);
});
