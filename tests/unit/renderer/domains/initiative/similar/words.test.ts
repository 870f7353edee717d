import { expect, test } from 'vitest';
import { isCopy, runsOf, stemCounts, stemOf, wordsIn } from '@/domains/initiative/similar/words.ts';

test('the first six letters of a word count, numbers in full, common words not', () => {
  expect(stemOf('asfaltlash')).toBe('asfalt');
  expect(stemOf('asfaltga')).toBe('asfalt');
  expect(stemOf('1279650000')).toBe('1279650000');
  for (const common of ['va', 'uchun', 'mahalasi']) expect(stemOf(wordsIn(common)[0] ?? '')).toBeNull();
  expect(stemOf('a')).toBeNull();
});

test('a title counts twice', () => {
  const counts = stemCounts(wordsIn('Maktab tomi'), wordsIn('Maktab eski'));
  expect(Object.fromEntries(counts)).toEqual({ maktab: 3, tumi: 2, eski: 1 });
});

test('a missing text has no words, and of 20,000 characters the first 4,000 are read', () => {
  expect(wordsIn(null)).toEqual([]);
  expect(wordsIn(' ')).toEqual([]);
  expect(wordsIn('uylar '.repeat(4000)).length).toBeLessThanOrEqual(Math.ceil(4000 / 6));
});

const TEXT = 'kuchada 1968 yilda kurilgan 24 xonali uy bor unda 12 oila yashaydi va suv yuk xech kim kelmaydi';
const runs = (text: string) => runsOf(wordsIn(text));

test('a copy has most runs of the shorter text, four of them with a number', () => {
  expect(isCopy(runs(TEXT), runs(TEXT))).toBe(true);
  expect(isCopy(runs(TEXT), runs(TEXT.replace('oila', 'xonadon').replace('xech', 'ech')))).toBe(false);
  expect(isCopy(runs(TEXT), runs(TEXT.replace('kelmaydi', 'bermaydi').replace('suv', 'gaz')))).toBe(false);
  expect(isCopy(runs(TEXT), runs(TEXT.replace('kelmaydi', 'bermaydi').replace('xech', 'ech')))).toBe(true);
  expect(isCopy(runs(TEXT), runs(`${TEXT} hamda boshqa uzun gap yana bir gap va yana bittasi`))).toBe(true);
  expect(isCopy(runs(TEXT), runs(TEXT.split(' ').toReversed().join(' ')))).toBe(false);
  // Phrases without a number recur in many texts.
  const without = TEXT.replace(/\d+ /g, '');
  expect(isCopy(runs(without), runs(without))).toBe(false);
  // Half of it is not enough.
  const half = TEXT.split(' ').slice(0, 9).join(' ');
  expect(isCopy(runs(TEXT), runs(`${half} butunlay boshqacha gaplar bilan davom etadigan yozuv ekan bu`))).toBe(false);
});

test('a text too short for a run is no copy of another', () => {
  expect(isCopy(runs('24 uy'), runs('24 uy'))).toBe(false);
});
