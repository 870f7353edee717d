import { expect, test } from 'vitest';
import { filterYears, YEAR_QUARTERS, yearQuarter } from '@/kit/forms/year-quarters.ts';

test('a year has four quarters, and no other number is one', () => {
  expect(YEAR_QUARTERS.every((quarter) => yearQuarter.safeParse(quarter).success)).toBe(true);
  expect([0, 5, 1.5, -1, '1', null].filter((value) => yearQuarter.safeParse(value).success)).toEqual([]);
});

test.each([
  [new Date(2026, 0, 1), [2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020]],
  [new Date(2026, 11, 31), [2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020]],
  [new Date(2020, 5, 1), [2021, 2020]],
])('a filter offers the years from the next one back to the first: %s', (now, years) => {
  expect(filterYears(now)).toEqual(years);
});
