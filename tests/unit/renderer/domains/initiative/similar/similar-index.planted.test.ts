import { describe, expect, test } from 'vitest';
import type { Compared } from '@/domains/initiative/similar/entry.ts';
import { samePicture } from '@/domains/initiative/similar/same-picture.ts';
import { createSimilarIndex } from '@/domains/initiative/similar/similar-index.ts';
import { type PlantedKind, plantedDistricts } from './planted-initiatives.ts';

const districts = plantedDistricts();
const sameFile = samePicture(new Map());

/** What each initiative shows first, by district: pairs of ids, each from both sides. */
const cards = districts.map(({ initiatives }) => {
  const index = createSimilarIndex<Compared>();
  for (const one of initiatives) index.put(one);
  return new Set(
    initiatives.flatMap((one) =>
      index
        .similarTo(one, sameFile)
        .filter(({ rank }) => rank === 'first')
        .map(({ initiative }) => `${one.id} ${initiative.id}`),
    ),
  );
});

/** The pairs that were planted in a district, from both sides. */
const plantedIn = (nth: number, kind?: PlantedKind) =>
  (districts[nth]?.planted ?? [])
    .filter((pair) => kind === undefined || pair.kind === kind)
    .flatMap(({ original, planted }) => [`${original} ${planted}`, `${planted} ${original}`]);

describe('wS1: of initiatives in a tenth of the districts, with pairs planted among them', () => {
  test.each([
    ['refiled', 1],
    ['told anew', 0.95],
    ['copied', 0.95],
  ] as const)('those %s are shown first', (kind, floor) => {
    const planted = districts.flatMap((_, nth) => plantedIn(nth, kind).map((pair) => cards[nth]?.has(pair) ?? false));
    expect(planted.length).toBeGreaterThan(150);
    expect(planted.filter(Boolean).length / planted.length).toBeGreaterThanOrEqual(floor);
  });

  test('a hundred initiatives show at most four false matches', () => {
    const initiatives = districts.flatMap((district) => district.initiatives);
    const forNothing = cards.flatMap((shown, nth) => {
      const planted = new Set(plantedIn(nth));
      return [...shown].filter((pair) => !planted.has(pair));
    });
    expect(initiatives.length).toBeGreaterThan(2000);
    expect((forNothing.length / initiatives.length) * 100).toBeLessThanOrEqual(4);
  });
});
