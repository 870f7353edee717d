import { expect, test } from 'vitest';
import { runsOf, stemCounts, stemOf, wordsIn } from '@/domains/initiative/similar/words.ts';

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

test('the runs of a text are those of four words, and those of three with each figure as if it were the same', () => {
  const { all, withFigure, inOrder } = runsOf(wordsIn('suv 12 uyga yetib kelmaydi deydi'));
  expect([all.size, withFigure.size, inOrder.length]).toEqual([3, 2, 4]);
  expect(runsOf(wordsIn('suv 345 uyga yetib kelmaydi deydi')).inOrder).toEqual(inOrder);
  expect(runsOf(wordsIn('suv yana uyga yetib kelmaydi deydi')).inOrder).not.toEqual(inOrder);
  expect(runsOf(wordsIn('ikki soʻz')).inOrder).toHaveLength(0);
});
