import { expect, test } from 'vitest';
import { bareSpelling } from '@/i18n/bare-spelling.ts';
import { TERRITORY_NAMES } from './territory-names.ts';

test.each(TERRITORY_NAMES)('%s has one bare spelling in both scripts', (latin, cyrillic) => {
  expect(bareSpelling(cyrillic)).toBe(bareSpelling(latin));
});

test('digits and what stands between words are kept', () => {
  expect(bareSpelling('«Оққўрғон» — 1100-uy')).toBe('«ukurgun» — 1100-uy');
});

test.each([
  ['октябрь', 'oktabr'],
  ['бюджет', 'budjet'],
  ['станция', 'stansiya'],
  ['объект', 'obyekt'],
])('the loanword %s is spelled as %s', (russian, uzbek) => {
  expect(bareSpelling(russian)).toBe(bareSpelling(uzbek));
});
