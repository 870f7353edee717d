import { ROLES, type Role } from '@shared/roles.ts';
import { describe, expect, it, test } from 'vitest';
import * as access from '@/features/population/access.ts';
import { populationForm } from '@/features/population/population.ts';

describe('who may do what with the population', () => {
  test.each<[name: string, may: (role: Role) => boolean, roles: readonly Role[]]>([
    ['import and export', access.canUseExcel, ['admin']],
    ['filter by district', access.canFilterDistrict, ['admin']],
    ['choose the region', access.canChooseRegion, ROLES.filter((role) => role !== 'region_manager')],
  ])('%s', (_name, may, roles) => {
    expect(ROLES.filter(may)).toEqual(roles);
  });

  test.each<[role: Role, region_id: number | null, district_id: number | null]>([
    ['admin', 5, 55],
    ['moderator', 5, null],
    ['region_manager', 1, null],
  ])('%s lists region %s and district %s', (role, region_id, district_id) => {
    expect(access.listScope({ role, region_id: 1 }, { region: 5, district: 55 })).toEqual({ region_id, district_id });
  });

  it('binds a region_manager alone to the own region', () => {
    expect(ROLES.filter((role) => access.ownRegion({ role, region_id: 1 }) === 1)).toEqual(['region_manager']);
  });
});

describe('the form', () => {
  const filled = { region_id: 1, district_id: 11, year: 2026, citizens_count: 250_000 };
  const problems = (patch: object) =>
    populationForm.safeParse({ ...filled, ...patch }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

  it('asks for all of its fields', () => {
    const nothing = { region_id: null, district_id: null, year: null, citizens_count: null };
    expect(problems(nothing)).toEqual([
      'region_id: Majburiy maydon',
      'district_id: Majburiy maydon',
      'year: Majburiy maydon',
      'citizens_count: Majburiy maydon',
    ]);
    expect(populationForm.parse(filled)).toEqual(filled);
  });

  it.each([202, 1899, 2101])('does not take %s for a year', (year) => {
    expect(problems({ year })).toEqual(["year: Yil noto'g'ri kiritilgan"]);
  });
});
