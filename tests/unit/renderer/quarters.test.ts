import { ROLES, type Role } from '@shared/roles.ts';
import { describe, expect, it, test } from 'vitest';
import * as access from '@/features/quarters/access.ts';
import {
  BLANK_QUARTER,
  financialLabel,
  itemSchema,
  NEW_QUARTER,
  quarterForm,
  rowSchema,
  statusLabel,
} from '@/features/quarters/quarter.ts';
import { offered, withDistrict, withOpenFields, withRegion, withStatus } from '@/features/quarters/rules.ts';

describe('who may do what with quarters', () => {
  test.each<[name: string, may: (role: Role) => boolean, roles: Role[]]>([
    ['add', access.canAdd, ['admin']],
    ['delete', access.canDelete, ['admin']],
    ['use the Excel files', access.canUseExcel, ['admin']],
    ['filter by region', access.canFilterRegion, ['admin']],
    ['filter by district', access.canFilterDistrict, ['admin', 'region_manager']],
    ['edit name, place, population and status', access.canEditIdentity, ['admin']],
    ['J-018: choose the extra quarter', access.canChooseExtra, ['admin']],
  ])('%s', (_name, may, roles) => {
    expect(ROLES.filter(may)).toEqual(roles);
  });

  test.each<[role: Role, region_id: number | null, district_id: number | null]>([
    ['admin', 5, 55],
    ['region_manager', 1, 55],
    ['moderator', 1, 11],
  ])('%s lists region %s and district %s', (role, region_id, district_id) => {
    const me = { role, region_id: 1, district_id: 11 };
    expect(access.listScope(me, { region: 5, district: 55 })).toEqual({ region_id, district_id });
  });

  it('lists all districts of the own region for a region_manager who has chosen none', () => {
    const me = { role: 'region_manager', region_id: 1, district_id: null } as const;
    expect(access.listScope(me, { region: null, district: null })).toEqual({ region_id: 1, district_id: null });
  });
});

describe('the form of a quarter', () => {
  const filled = {
    ...NEW_QUARTER,
    region_id: 1,
    district_id: 11,
    title: ' Oqtepa ',
    citizen_count: 4100,
    id_number_id: 7,
    account_number_id: 8,
    status: 'ARCHIVE' as const,
    additional_quarter_id: 9,
  };

  it('begins active and good', () => {
    expect(NEW_QUARTER).toMatchObject({ status: 'ACTIVE', financial_status: 'GOOD' });
  });

  it('asks for name, district and population, and for nothing else', () => {
    const issues = quarterForm.safeParse(BLANK_QUARTER).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path}: ${message}`).sort()).toEqual([
      'citizen_count: Majburiy maydon',
      'district_id: Majburiy maydon',
      'title: Majburiy maydon',
    ]);
  });

  it('sends the population as a whole number, and no region', () => {
    expect(quarterForm.parse(filled)).toEqual({
      district_id: 11,
      title: 'Oqtepa',
      citizen_count: 4100,
      id_number_id: 7,
      account_number_id: 8,
      status: 'ARCHIVE',
      financial_status: 'GOOD',
      additional_quarter_id: 9,
    });
    expect(quarterForm.safeParse({ ...filled, citizen_count: 41.5 }).success).toBe(false);
  });

  it('gives numbers and extra quarter up with the district', () => {
    const gone = { id_number_id: null, account_number_id: null, additional_quarter_id: null };
    expect(withDistrict(filled, 12)).toEqual({ ...filled, district_id: 12, ...gone });
    expect(withRegion(filled, 2)).toEqual({ ...filled, region_id: 2, district_id: null, ...gone });
    expect(withDistrict(filled, 11)).toBe(filled);
  });

  it('keeps an extra quarter only while the quarter is archived', () => {
    expect(withStatus(filled, 'ACTIVE')).toEqual({ ...filled, status: 'ACTIVE', additional_quarter_id: null });
    expect(withStatus(filled, 'ARCHIVE')).toEqual(filled);
  });

  it('takes over from who may not change the rest only numbers and financial status', () => {
    const now = quarterForm.parse({ ...filled, title: 'Yangi nom', citizen_count: 5000 });
    const changed = { ...filled, id_number_id: 70, account_number_id: null, financial_status: 'BAD' as const };
    expect(withOpenFields(now, quarterForm.parse(changed))).toEqual({
      ...now,
      id_number_id: 70,
      account_number_id: null,
      financial_status: 'BAD',
    });
  });

  it('offers free numbers and the own one', () => {
    const numbers = [
      { id: 1, is_available: false },
      { id: 2, is_available: true },
      { id: 3, is_available: false },
    ];
    expect(offered(numbers, 3).map(({ id }) => id)).toEqual([2, 3]);
    expect(offered(numbers, null).map(({ id }) => id)).toEqual([2]);
  });
});

describe('J-012, J-013: a financial status', () => {
  const quarter = { id: 1, title: 'Oqtepa', district_id: 11, citizen_count: 4100 };
  it.each([
    ['GOOD', 'Yaxshi'],
    ['BAD', "Og'ir"],
    ['MEDIUM', "Og'ir"],
    [null, "Og'ir"],
    [undefined, "Og'ir"],
  ])('%j is called %s in the list', (financial_status, label) => {
    expect(financialLabel(rowSchema.parse({ ...quarter, financial_status }).financial_status)).toBe(label);
  });

  it.each([['GOOD'], ['BAD'], ['MEDIUM'], [null]])('%j stays as it is when anything else is saved', (status) => {
    const form = { ...itemSchema.parse({ ...quarter, financial_status: status }), title: 'Yangi nom' };
    expect(quarterForm.parse(form)).toMatchObject({ title: 'Yangi nom', financial_status: status });
  });

  it('that the platform does not name is sent as none', () => {
    expect(quarterForm.parse(itemSchema.parse(quarter)).financial_status).toBeNull();
  });

  it('is GOOD for a new quarter only', () => {
    expect(NEW_QUARTER.financial_status).toBe('GOOD');
    expect(BLANK_QUARTER.financial_status).toBeNull();
  });
});

it('has words for every status and for none', () => {
  expect([statusLabel('ACTIVE'), statusLabel('ARCHIVE'), statusLabel(null)]).toEqual([
    'Faol',
    'Arxiv',
    "Ma'lumot kiritilmagan",
  ]);
});
