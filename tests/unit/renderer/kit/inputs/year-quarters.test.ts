import { expect, test } from 'vitest';
import { filterYears, YEAR_QUARTERS, yearQuarterField, yearsBack } from '@/kit/inputs/year-quarters.ts';

const { rule } = yearQuarterField();

test('a year has four quarters, and no other number is one', () => {
  expect(YEAR_QUARTERS.every((quarter) => rule.safeParse(quarter).success)).toBe(true);
  expect([0, 5, 1.5, -1, '1', null].filter((value) => rule.safeParse(value).success)).toEqual([]);
});

test.each([[new Date(2026, 0, 1)], [new Date(2026, 11, 31)], [new Date(2031, 5, 1)]])(
  'a filter offers every year from the next one back to the first that can have figures: %s',
  (now) => {
    const years = filterYears(now);
    expect(years[0]).toBe(now.getFullYear() + 1);
    expect(years.at(-1)).toBe(1992);
    expect(years).toEqual([...new Set(years)].sort((a, b) => b - a));
    expect(years).toHaveLength(now.getFullYear() + 2 - 1992);
  },
);

test('years back from the last to the first, and the last alone where none is before it', () => {
  expect(yearsBack(2026, 2024)).toEqual([2026, 2025, 2024]);
  expect(yearsBack(2024, 2024)).toEqual([2024]);
  expect(yearsBack(2019, 2024)).toEqual([2019]);
});
