import { describe, expect, it } from 'vitest';
import { importYears, populationForm } from '@/features/population/population.ts';

it.each<[now: string, known: readonly number[], years: readonly number[]]>([
  ['2026-05-01', [2026, 2025, 2023], [2026, 2025, 2024, 2023]],
  ['2029-05-01', [2026, 2025], [2029, 2028, 2027, 2026, 2025]],
  ['2026-05-01', [], [2026]],
  ['2026-05-01', [2027], [2027, 2026]],
])('Z-174: at %s, with numbers of %j, the years of an import reach the present', (now, known, years) => {
  expect(importYears(known, new Date(now))).toEqual(years);
});

describe('the form', () => {
  const filled = { region_id: 1, district_id: 11, year: 2026, citizens_count: 250_000 };
  const problems = (patch: object) =>
    populationForm.schema
      .safeParse({ ...filled, ...patch })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`);

  it('requires all of its fields', () => {
    const nothing = { region_id: null, district_id: null, year: null, citizens_count: null };
    expect(problems(nothing)).toEqual([
      'region_id: Majburiy maydon',
      'district_id: Majburiy maydon',
      'year: Majburiy maydon',
      'citizens_count: Majburiy maydon',
    ]);
    expect(populationForm.schema.parse(filled)).toEqual(filled);
  });

  it.each([202, 1899, 2101])('does not accept %s as a year', (year) => {
    expect(problems({ year })).toEqual(["year: Yil noto'g'ri kiritilgan"]);
  });
});
