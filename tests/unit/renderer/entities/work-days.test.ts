import { describe, expect, test } from 'vitest';
import { dayOf } from '@/entities/days.ts';
import { DECREED, expectedMoon } from '@/entities/holidays.ts';
import { type OfficeDays, workDays } from '@/entities/work-days.ts';

const between = (from: string, to: string, office?: Partial<OfficeDays>) =>
  workDays(dayOf(from), dayOf(to), { off: [], worked: [], ...office });

test.each([
  ['a whole week', '2026-09-07', '2026-09-13', 5],
  ['a working day', '2026-09-10', '2026-09-10', 1],
  ['a Saturday', '2026-09-12', '2026-09-12', 0],
  ['a Sunday', '2026-09-13', '2026-09-13', 0],
  ['over a weekend', '2026-09-11', '2026-09-14', 2],
  ['the wrong way round', '2026-09-14', '2026-09-11', 0],
  ['Independence Day, a Tuesday, with the Monday off', '2026-08-31', '2026-09-02', 1],
  ['a holiday on a Sunday, and the Monday to which the day off moves', '2026-03-07', '2026-03-10', 1],
  ['a holiday on a Saturday, moved in the same way', '2026-05-09', '2026-05-12', 1],
  ['Ramazon hayit on a Friday, Navroʻz on the Saturday, moved to Monday', '2026-03-19', '2026-03-24', 2],
  ['Qurbon hayit, with two more days off', '2026-05-26', '2026-05-31', 1],
  ['a Saturday that is worked, and the day off in its place', '2026-12-12', '2026-12-12', 1],
  ['over a new year', '2025-12-31', '2026-01-05', 1],
])('%s: %s to %s', (_, from, to, count) => {
  expect(between(from, to)).toEqual({ count, about: false });
});

// As the Python library `holidays` counts them, from the same decrees.
test.each([
  [2024, 248],
  [2025, 251],
  [2026, 248],
])('the year %i has %i working days', (year, count) => {
  expect(between(`${year}-01-01`, `${year}-12-31`)).toEqual({ count, about: false });
});

describe('a year whose decrees are not known', () => {
  test('is an estimate, with its fixed holidays and those of the moon as they are expected', () => {
    expect(between('2027-03-08', '2027-03-12')).toEqual({ count: 3, about: true });
    expect(between('2027-05-14', '2027-05-18')).toEqual({ count: 2, about: true });
  });

  test('is one beside a year that is known', () => {
    expect(between('2026-12-28', '2027-01-08')).toEqual({ count: 8, about: true });
  });

  test('is known once the office has named its days, which then count alone', () => {
    expect(between('2027-03-08', '2027-03-12', { off: ['2027-03-10'] })).toEqual({ count: 3, about: false });
    expect(between('2027-03-08', '2027-03-13', { worked: ['2027-03-13'] })).toEqual({ count: 5, about: false });
    expect(between('2028-03-06', '2028-03-10', { off: ['2027-03-10'] })).toEqual({ count: 4, about: true });
  });
});

test('the days of the office are further ones of a year that is known; a worked day is worked, whatever else says', () => {
  expect(between('2026-09-07', '2026-09-13', { off: ['2026-09-09'], worked: ['2026-09-12'] }).count).toBe(5);
  expect(between('2026-03-09', '2026-03-09', { worked: ['2026-03-09'] }).count).toBe(1);
});

test('the holidays of the moon fell as they were expected in the years that are known', () => {
  for (const [year, { moon }] of Object.entries(DECREED))
    expect([year, expectedMoon(Number(year))]).toEqual([year, moon]);
});
