import { describe, expect, it } from 'vitest';
import { reportForm as form, reportYears } from '@/features/quarterly-reports/report.ts';

const problems = (values: unknown) =>
  Object.fromEntries(form.schema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]) ?? []);

describe('the form of a quarterly report', () => {
  it('K-003, K-009 to K-011: begins with the first quarter of 2025, requires place and paper with its messages', () => {
    expect(form.empty()).toEqual({ region_id: null, district_id: null, season: 2025, quarter: 1, file_id: null });
    expect(problems(form.empty())).toEqual({
      region_id: 'Majburiy maydon',
      district_id: 'Majburiy maydon',
      file_id: 'Fayl tanlanmagan!',
    });
  });

  it.each([
    ['2026-11-22', 2026, 7],
    ['2031-01-01T12:00:00', 2031, 12],
    // A workstation whose clock is wrong still has the document's years.
    ['2019-05-01', 2025, 6],
  ])('K-004, Z-174: at %s every year from 2020 to %i is offered', (now, last, count) => {
    const years = reportYears(new Date(now));
    expect(years).toEqual(Array.from({ length: count }, (_, index) => last - index));
    expect(years.at(-1)).toBe(2020);
  });

  it('sends the year as the season, and the paper by its id', () => {
    const values = { region_id: 1, district_id: 11, season: 2024, quarter: 3, file_id: { hash: 'a1', name: 'x.pdf' } };
    expect(form.schema.parse(values)).toEqual({ ...values, file_id: 'a1' });
  });
});
