import { describe, expect, test } from 'vitest';
import { type Compared, entryOf } from '@/domains/initiative/similar/entry.ts';
import { samePicture } from '@/domains/initiative/similar/same-picture.ts';
import { createSimilarIndex } from '@/domains/initiative/similar/similar-index.ts';

const sameFile = samePicture(new Map());
const HERE = { latitude: 41.311081, longitude: 69.240562 };
const initiative = (id: number, some: Partial<Compared> = {}): Compared => ({
  id,
  title: `Mavzu ${id} raqamli`,
  description: `Bu ${id} haqida yozuv`,
  author_fullname: `Karimov Nodir${id} Umid oʻgʻli`,
  category_id: id,
  district_id: 7,
  ...{ latitude: 0, longitude: 0 },
  images: [],
  ...some,
});
const indexOf = (...initiatives: Compared[]) => {
  const index = createSimilarIndex<Compared>();
  for (const one of initiatives) index.put(one);
  return index;
};
const idsOf = (found: readonly { initiative: Compared }[]) => found.map(({ initiative: { id } }) => id);

describe('a similar initiative', () => {
  test('is never the initiative itself, also where it was read twice', () => {
    const index = indexOf(initiative(1, HERE), initiative(1, HERE), initiative(2, { ...HERE, category_id: 1 }));
    expect(index.size()).toBe(2);
    expect(idsOf(index.similarTo(initiative(1, HERE), sameFile))).toEqual([2]);
  });

  test('is found by the current values of both', () => {
    const index = indexOf(initiative(1, HERE), initiative(2, { category_id: 1 }));
    expect(index.similarTo(initiative(1, HERE), sameFile)).toEqual([]);
    index.put(initiative(2, { ...HERE, category_id: 1 }));
    expect(idsOf(index.similarTo(initiative(1, HERE), sameFile))).toEqual([2]);
    // The initiative in view has another place now.
    expect(index.similarTo(initiative(1), sameFile)).toEqual([]);
    index.put(initiative(2, { title: 'Boshqa', author_fullname: 'Karimov Nodir1 Umid oʻgʻli' }));
    expect(index.similarTo(initiative(1), sameFile)).toMatchObject([{ rank: 'behind', facts: { author: true } }]);
  });

  test('is not found without words, place or author; a dash is no author', () => {
    const empty = { title: null, description: '', author_fullname: '—', category_id: null };
    const index = indexOf(initiative(1, empty), initiative(2, empty), initiative(3));
    expect(index.similarTo(initiative(1, empty), sameFile)).toEqual([]);
  });

  test('is found by one shared file, unless it is a picture that many show', () => {
    const withPicture = (id: number) => initiative(id, { images: ['a'] });
    expect(idsOf(indexOf(withPicture(1), withPicture(2)).similarTo(withPicture(1), sameFile))).toEqual([2]);
    const many = [1, 2, 3, 4, 5, 6].map(withPicture);
    expect(indexOf(...many).similarTo(withPicture(1), sameFile)).toEqual([]);
  });

  test('is measured in the same way among winners of other seasons', () => {
    const index = indexOf(initiative(1, HERE), initiative(2));
    const winners = [initiative(8, { ...HERE, category_id: 1 }), initiative(9, { category_id: 1 })].map(entryOf);
    expect(idsOf(index.amongOthers(initiative(1, HERE), winners))).toEqual([8]);
    expect(index.size()).toBe(2);
  });

  test('places are those of the others in its district', () => {
    const index = indexOf(
      initiative(1, HERE),
      initiative(2, HERE),
      initiative(3, { ...HERE, district_id: 8 }),
      initiative(4),
    );
    expect(index.placesIn(7, 1)).toEqual([HERE]);
  });
});
