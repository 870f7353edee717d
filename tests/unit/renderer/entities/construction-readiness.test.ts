import { expect, it } from 'vitest';
import { isReadyForConstruction } from '@/entities/construction-readiness.ts';

const READY = { author_is_verified: true, latitude: 41.3, longitude: 69.2 };

it.each([
  ['with both', READY, true],
  ['without a verified author', { ...READY, author_is_verified: false }, false],
  ['without a location', { ...READY, latitude: null, longitude: null }, false],
  ['at 0, 0', { ...READY, latitude: 0, longitude: 0 }, false],
])('C-076, Z-115: whether a winner %s is ready for construction', (_which, winner, ready) => {
  expect(isReadyForConstruction(winner)).toBe(ready);
});
