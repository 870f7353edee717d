import { describe, expect, test } from 'vitest';
import { farFrom, metresBetween, placeOf } from '@/domains/initiative/similar/places.ts';

const TASHKENT = { latitude: 41.311081, longitude: 69.240562 };

describe('the place of an initiative', () => {
  test.each([
    [TASHKENT.latitude, TASHKENT.longitude, TASHKENT],
    [0, 0, null],
    [null, 69.24, null],
    // Swapped coordinates.
    [TASHKENT.longitude, TASHKENT.latitude, null],
  ])('%s, %s', (latitude, longitude, place) => {
    expect(placeOf({ latitude, longitude })).toEqual(place);
  });

  test('distances are measured on the ground', () => {
    expect(metresBetween(TASHKENT, { ...TASHKENT, latitude: TASHKENT.latitude + 0.001 })).toBeCloseTo(111.3, 0);
    expect(metresBetween(TASHKENT, { ...TASHKENT, longitude: TASHKENT.longitude + 0.001 })).toBeCloseTo(83.6, 0);
    expect(metresBetween(TASHKENT, TASHKENT)).toBe(0);
  });
});

describe('a pin far from its district', () => {
  const northOf = (km: number) => ({ ...TASHKENT, latitude: TASHKENT.latitude + km / 111.32 });
  /** Twenty-one pins, up to 4 km from the middle. */
  const others = Array.from({ length: 21 }, (_, nth) => northOf((nth - 10) * 0.4));

  test('is reported with its distance from 15 km on', () => {
    expect(farFrom(northOf(16), others)).toBeCloseTo(16_000, -2);
    expect(farFrom(northOf(14), others)).toBeNull();
    expect(farFrom(northOf(0), others)).toBeNull();
  });

  test('is not far where the district itself is wide', () => {
    const wide = others.map(({ latitude }, nth) => ({ ...TASHKENT, latitude: latitude + (nth - 10) * 0.02 }));
    expect(farFrom(northOf(40), wide)).toBeNull();
    expect(farFrom(northOf(120), wide)).not.toBeNull();
  });

  test('is reported despite another far pin, and not among fewer than ten', () => {
    expect(farFrom(northOf(16), [...others, northOf(300)])).not.toBeNull();
    expect(farFrom(northOf(16), others.slice(0, 9))).toBeNull();
  });
});
