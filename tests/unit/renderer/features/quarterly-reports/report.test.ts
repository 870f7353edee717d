import { describe, expect, it } from 'vitest';
import { reportForm as form } from '@/features/quarterly-reports/report.ts';

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

  it('sends the year as the season, and the paper by its id', () => {
    const values = { region_id: 1, district_id: 11, season: 2024, quarter: 3, file_id: { hash: 'a1', name: 'x.pdf' } };
    expect(form.schema.parse(values)).toEqual({ ...values, file_id: 'a1' });
  });
});
