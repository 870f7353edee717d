import { expect, test } from 'vitest';
import { isDay, typedDay } from '../../../../src/renderer/src/kit/forms/typed-day.ts';

test.each([
  ['', null],
  ['  ', null],
  ['30.06.2026', '2026-06-30'],
  [' 29.02.2028 ', '2028-02-29'],
  ['30.6.2026', '30.6.2026'],
  ['30.06.20', '30.06.20'],
  ['31.02.2026', '31.02.2026'],
  ['kecha', 'kecha'],
])('while %j is typed, the field holds %j', (text, value) => {
  expect(typedDay(text)).toBe(value);
});

test.each([
  ['3.6.2026', '2026-06-03'],
  ['30/06/2026', '2026-06-30'],
  ['30 6 2026', '2026-06-30'],
  ['31-02-2026', '31-02-2026'],
  ['2026-06-30', '2026-06-30'],
  ['kecha', 'kecha'],
])('left with %j, it holds %j', (text, value) => {
  expect(typedDay(text, true)).toBe(value);
});

test.each([
  ['2026-06-30', true],
  ['2026-02-29', false],
  ['30.06.2026', false],
  ['', false],
  [null, false],
])('%j is a day: %j', (value, is) => {
  expect(isDay(value)).toBe(is);
});
