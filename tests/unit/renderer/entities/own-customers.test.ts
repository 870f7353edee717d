import { expect, it } from 'vitest';
import { ownFirst } from '@/entities/own-customers.ts';

const LABELS = [
  'Andijon viloyati hokimligi',
  'Yangichilonzor tumani hokimligi',
  'Chilonzor tumani hokimligi',
  'CHILONZOR TUMAN OBODONLASHTIRISH',
  'Чилонзор тумани ҳокимлиги',
  'Chilonzor shahri hokimligi',
  "Mirzo Ulug'bek tumani hokimligi",
  'Mirzo Ulugʻbek tumani suv taʼminoti',
];
const ALL = LABELS.map((label, value) => ({ value, label, hint: null }));
const order = (district: string | null) => ownFirst(ALL, district).map(({ value }) => value);

it('puts the customers of the own district first, in either script and case, and leaves the others in their order', () => {
  expect(order('Chilonzor tumani')).toEqual([2, 3, 4, 0, 1, 5, 6, 7]);
  expect(order('Чилонзор тумани')).toEqual([2, 3, 4, 0, 1, 5, 6, 7]);
  expect(order('Mirzo Ulugʻbek tumani')).toEqual([6, 7, 0, 1, 2, 3, 4, 5]);
});

it.each([null, '', ' ', 'Nukus shahri', '(.*', String.raw`\ tumani`])('leaves the order for %j', (district) => {
  expect(ownFirst(ALL, district)).toBe(ALL);
});

it('is the same array each time, for which a search was prepared', () => {
  expect(ownFirst(ALL, 'Chilonzor tumani')).toBe(ownFirst(ALL, 'Chilonzor tumani'));
});
