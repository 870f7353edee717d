import { describe, expect, it } from 'vitest';
import { organizationForm as form } from '@/features/indicator-organizations/indicator-organization.ts';

const title = { uz_lat: 'Suv', uz_cyr: 'Сув', ru: 'Вода', en: 'Water', kr: 'Suw' };
const filled = { title, asbo_id: '77', inn: '309876543', logo: null, is_active: false, is_archive: false };

describe('the form of an indicator organization', () => {
  it('requires every title, the ASBO id and the tax number, but no logo (R-005 to R-008)', () => {
    const issues = form.schema.safeParse(form.empty()).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      ...['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'].map((language) => `title.${language}: Majburiy maydon`),
      'asbo_id: Majburiy maydon',
      'inn: Majburiy maydon',
    ]);
    expect(form.schema.parse(filled)).toEqual(filled);
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('active %s and archived %s are sent together (R-004)', (is_active, is_archive) => {
    expect(form.schema.parse({ ...filled, is_active, is_archive })).toMatchObject({ is_active, is_archive });
  });

  it('reads a record in its raw form, with a numeric id and a missing flag', () => {
    const logo = 'a'.repeat(40);
    expect(form.read.parse({ title, asbo_id: 77, inn: '309 876 543', logo, is_archive: 1 })).toEqual({
      ...filled,
      inn: '309 876 543',
      logo: { hash: logo, name: '' },
      is_archive: true,
    });
    expect(form.schema.parse({ ...filled, logo: { hash: logo, name: 'a.png' } }).logo).toBe(logo);
  });
});
