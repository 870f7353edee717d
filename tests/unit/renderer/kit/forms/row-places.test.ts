import { expect, test } from 'vitest';
import { createRowPlaces } from '@/kit/forms/row-places.ts';

test('a row keeps its key while others come and go', () => {
  const places = createRowPlaces();
  const [first, second, third] = places.upTo(3);
  expect(new Set([first, second, third]).size).toBe(3);
  places.remove(1);
  expect(places.upTo(2)).toEqual([first, third]);
  const [, , added] = places.upTo(3);
  expect([first, second, third]).not.toContain(added);
  expect(places.upTo(3)).toEqual([first, third, added]);
});

test('in a replaced list fewer rows drop the last keys, and more rows get new ones', () => {
  const places = createRowPlaces();
  const [first] = places.upTo(3);
  expect(places.upTo(1)).toEqual([first]);
  expect(places.upTo(2)[0]).toBe(first);
});
