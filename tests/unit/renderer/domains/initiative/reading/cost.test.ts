import { expect, it } from 'vitest';
import { costOf } from '@/domains/initiative/reading/cost.ts';
import { translate } from '../../../translate.ts';

it.each([
  // Pages of 200, 400, 800 and then a thousand.
  [10_000, "12 ta so'rov, taxminan 14 MB. Sekin aloqada 5 daqiqa."],
  [201, "2 ta so'rov, taxminan 1 MB. Sekin aloqada 1 daqiqa."],
  [0, "1 ta so'rov, taxminan 1 MB. Sekin aloqada 1 daqiqa."],
])('reading %i initiatives costs at least a call, a megabyte and a minute', (total, said) => {
  expect(costOf(total, translate('latin')).replace(/\s/g, ' ')).toBe(said);
});
