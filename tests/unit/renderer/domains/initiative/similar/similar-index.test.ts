import { describe, expect, test } from 'vitest';
import { type Compared, entryOf } from '@/domains/initiative/similar/entry.ts';
import { samePicture } from '@/domains/initiative/similar/same-picture.ts';
import { createSimilarIndex } from '@/domains/initiative/similar/similar-index.ts';

const sameFile = samePicture(new Map());
const HERE = { latitude: 41.311081, longitude: 69.240562 };
/** 5 m from there: another hand set the pin. */
const BESIDE = { ...HERE, latitude: HERE.latitude + 0.000045 };
const initiative = (id: number, some: Partial<Compared> = {}): Compared => ({
  id,
  title: `Mavzu ${id} raqamli`,
  description: `Bu ${id} haqida yozuv`,
  author_fullname: `Muallif${id} Ism${id} Ota${id} oʻgʻli`,
  category_id: id,
  district_id: 7,
  quarter_title: null,
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
    const index = indexOf(initiative(1, HERE), initiative(1, HERE), initiative(2, { ...BESIDE, category_id: 1 }));
    expect(index.size()).toBe(2);
    expect(idsOf(index.similarTo(initiative(1, HERE), sameFile))).toEqual([2]);
  });

  test('is found by the current values of both', () => {
    const index = indexOf(initiative(1, HERE), initiative(2, { category_id: 1 }));
    expect(index.similarTo(initiative(1, HERE), sameFile)).toEqual([]);
    index.put(initiative(2, { ...BESIDE, category_id: 1 }));
    expect(idsOf(index.similarTo(initiative(1, HERE), sameFile))).toEqual([2]);
    // The initiative in view has another place now.
    expect(index.similarTo(initiative(1), sameFile)).toEqual([]);
    index.put(initiative(2, { title: 'Boshqa', author_fullname: 'Muallif1 Ism1 Ota1 oʻgʻli' }));
    expect(index.similarTo(initiative(1), sameFile)).toMatchObject([{ rank: 'behind', facts: { author: 'same' } }]);
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

  test('at the very same point, which no two hands hit, is found by what it says, not by its category', () => {
    const same = { ...HERE, category_id: 1 };
    const other = initiative(2, { ...same, title: 'Chiroq', description: 'Koʻchaga chiroq kerak' });
    expect(indexOf(other).similarTo(initiative(1, same), sameFile)).toEqual([]);
    const told = { ...same, title: 'Bolalar shifoxonasi' };
    expect(idsOf(indexOf(initiative(2, told)).similarTo(initiative(1, told), sameFile))).toEqual([2]);
  });

  test('at a pin that more than three share is found by what it says, not by its category', () => {
    const near = (id: number, some: Partial<Compared> = {}) =>
      initiative(id, { ...HERE, latitude: HERE.latitude + id * 0.00003, category_id: 1, ...some });
    const three = indexOf(near(1), near(2), near(3));
    expect(idsOf(three.similarTo(near(1), sameFile))).toEqual([2, 3]);
    const told = { title: 'Bolalar shifoxonasi', description: 'Bolalar shifoxonasiga karavot kerak' };
    const four = indexOf(near(1, told), near(2), near(3), near(4, told));
    expect(idsOf(four.similarTo(near(1, told), sameFile))).toEqual([4]);
    // One of its own place, a street away, is not about what is pinned at the office.
    const beside = near(5, { latitude: HERE.latitude + 0.001 });
    expect(four.similarTo(beside, sameFile)).toEqual([]);
    // The pin is set elsewhere.
    four.put(near(3, { latitude: 40 }));
    expect(idsOf(four.similarTo(near(2), sameFile))).toEqual([1, 4]);
  });

  test('is measured in the same way among winners of other seasons', () => {
    const index = indexOf(initiative(1, HERE), initiative(2));
    const winners = [initiative(8, { ...BESIDE, category_id: 1 }), initiative(9, { category_id: 1 })].map(entryOf);
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
