import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate } from '../../../../../src/renderer/src/i18n/formats.ts';
import { isDay, typedDay } from '../../../../../src/renderer/src/kit/inputs/typed-day.ts';

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

test('every day is held as it is shown, while it is typed and when the field is left', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.boolean(), (iso, loose) => {
      expect(typedDay(formatDate(iso), loose)).toBe(iso);
    }),
  );
});

test('whatever is typed, the field holds nothing, a day that exists, or the text itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, loose) => {
      const held = typedDay(text, loose);
      expect(held === null ? text.trim() === '' : held === text || isDay(held)).toBe(true);
    }),
  );
});
