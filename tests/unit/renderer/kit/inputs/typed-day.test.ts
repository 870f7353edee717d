import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatMoment, momentInTashkent } from '../../../../../src/renderer/src/i18n/formats.ts';
import { isDay, isMoment, typedDay, typedMoment } from '../../../../../src/renderer/src/kit/inputs/typed-day.ts';

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

test.each([
  ['', null],
  ['10.03.2026 18:00:00', '2026-03-10 18:00:00'],
  ['10.03.2026 18:00:0', '10.03.2026 18:00:0'],
  ['10.03.2026', '10.03.2026'],
  ['10.03.2026 24:00:00', '10.03.2026 24:00:00'],
  ['31.02.2026 10:00:00', '31.02.2026 10:00:00'],
])('while %j is typed, a field with time holds %j', (text, value) => {
  expect(typedMoment(text)).toBe(value);
});

test.each([
  ['10.03.2026', '2026-03-10 23:59:59'],
  ['1/3/2026', '2026-03-01 23:59:59'],
  ['1 3 2026', '2026-03-01 23:59:59'],
  ['1 3 2026 9:05', '2026-03-01 09:05:00'],
  ['10.03.2026 18:00', '2026-03-10 18:00:00'],
  ['10.03.2026 | 18:00:07', '2026-03-10 18:00:07'],
  ['10.03.2026, 18:00', '2026-03-10 18:00:00'],
  ['10.03.2026 18:60', '10.03.2026 18:60'],
  ['10.03.2026 25:00', '10.03.2026 25:00'],
  ['10.03.2026 ertaga', '10.03.2026 ertaga'],
  ['18:00', '18:00'],
])('left with %j, it holds %j: a day alone ends at 23:59:59 (Z-178)', (text, value) => {
  expect(typedMoment(text, '23:59:59')).toBe(value);
});

test('every moment is held as it is shown, and whatever is typed, nothing, a moment or the text itself', () => {
  const moment = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 19));
  fc.assert(
    fc.property(moment, fc.constantFrom(undefined, '00:00:00'), (iso, dayAt) => {
      expect(typedMoment(formatMoment(iso), dayAt ?? '00:00:00')).toBe(momentInTashkent(iso));
      expect(typedMoment(formatMoment(iso).replace(' | ', ' '), dayAt)).toBe(momentInTashkent(iso));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(undefined, '00:00:00'), (text, dayAt) => {
      const held = typedMoment(text, dayAt);
      expect(held === null ? text.trim() === '' : held === text || isMoment(held)).toBe(true);
    }),
  );
});
