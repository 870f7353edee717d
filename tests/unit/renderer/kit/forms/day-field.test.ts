import { describe, expect, test } from 'vitest';
import { movedTo, shownDay } from '@/kit/forms/day-field.ts';

describe('a day that is moved', () => {
  test.each([
    ['2026-05-20', '2026-05-15T23:59:59+05:00', '2026-05-20T23:59:59+05:00'],
    ['2026-05-20', '2026-05-15T18:00:00', '2026-05-20T18:00:00'],
    ['2026-05-20', '2026-05-15 23:59:59', '2026-05-20 23:59:59'],
    // Midnight in Tashkent is the day before in the platform's own zone.
    ['2026-03-01', '2026-03-14T19:00:00Z', '2026-02-28T19:00:00Z'],
    ['2027-01-01', '2026-12-31T09:00:00.000+05:00', '2027-01-01T09:00:00.000+05:00'],
  ])('to %s from %s is %s', (day, before, moved) => {
    expect(movedTo(day, before)).toBe(moved);
    expect(shownDay(moved)).toBe(day);
  });

  test('and moved back is as the platform wrote it', () => {
    for (const before of ['2026-05-15T23:59:59+05:00', '2026-03-14T19:00:00Z', '2026-05-15T18:00:00'])
      expect(movedTo(shownDay(before), before)).toBe(before);
  });

  test.each([
    ['2026-05-20', null],
    ['2026-05-20', '2026-05-15'],
    ['2026-05-20', '15 may'],
    ['20.05', '2026-05-15T18:00:00'],
    ['2026-13-45', '2026-05-15T18:00:00'],
    [null, '2026-05-15T18:00:00'],
  ])('%s stays as it is entered where %s was before', (day, before) => {
    expect(movedTo(day, before)).toBe(day);
  });
});
