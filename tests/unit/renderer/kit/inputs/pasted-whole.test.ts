import { expect, test } from 'vitest';
import { pastedWhole } from '@/kit/inputs/pasted-whole.ts';

test.each([
  ['2150000', '2150000'],
  ['2 150 000', '2150000'],
  ['2\u00A0150\u202F000,00', '2150000'],
  ["2 150 000,00 so'm", '2150000'],
  ['2,150,000.00', '2150000'],
  ['2.150.000', '2150000'],
  ['2.150.000,5', '2150000'],
  ['2,150,000.500', '2150000'],
  ['1.500', '1500'],
  ['1500000,5', '1500000'],
  ['12,00', '12'],
  ['12.', '12'],
  ['Jami: 7 dona', '7'],
  ['0,5', '0'],
  ['-7,5', null],
  ['− 7', null],
  ['yetti', null],
  ['', null],
])('%j pasted as a whole number is %j', (text, digits) => {
  expect(pastedWhole(text)).toBe(digits);
});
