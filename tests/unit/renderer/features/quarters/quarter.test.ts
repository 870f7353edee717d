import { describe, expect, it } from 'vitest';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import {
  financialLabel,
  lockedQuarterForm,
  NEW_QUARTER,
  quarterForm,
  rowSchema,
  statusLabel,
} from '@/features/quarters/quarter.ts';
import { offered, withOpenFields, withRegionFrom, withStatus } from '@/features/quarters/rules.ts';

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

  it('requires name, district and population, and nothing else', () => {
    const issues = quarterForm.schema.safeParse(quarterForm.empty()).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path}: ${message}`).sort()).toEqual([
      'citizen_count: Majburiy maydon',
      'district_id: Majburiy maydon',
      'title: Majburiy maydon',
    ]);
  });

  it('sends the population as a whole number, and no region', () => {
    expect(quarterForm.schema.parse(filled)).toEqual({
      district_id: 11,
      title: 'Oqtepa',
      citizen_count: 4100,
      id_number_id: 7,
      account_number_id: 8,
      status: 'ARCHIVE',
      financial_status: 'GOOD',
      additional_quarter_id: 9,
    });
    expect(quarterForm.schema.safeParse({ ...filled, citizen_count: 41.5 }).success).toBe(false);
  });

  it('clears numbers and extra quarter with another district', () => {
    const gone = { id_number_id: null, account_number_id: null, additional_quarter_id: null };
    expect(withDistrict(filled, 12)).toEqual({ ...filled, district_id: 12, ...gone });
    expect(withRegion(filled, 2)).toEqual({ ...filled, region_id: 2, district_id: null, ...gone });
    expect(withDistrict(filled, 11)).toBe(filled);
  });

  it('keeps everything where the region that an opened quarter shows is chosen again', () => {
    // The region is not part of the record: the form shows that of the district.
    const opened = { ...filled, region_id: null };
    expect(withRegionFrom(opened, 1, 1)).toBe(opened);
    const gone = { district_id: null, id_number_id: null, account_number_id: null, additional_quarter_id: null };
    expect(withRegionFrom(opened, 1, 2)).toEqual({ ...filled, region_id: 2, ...gone });
    expect(withRegionFrom(opened, 1, null)).toEqual({ ...filled, region_id: null, ...gone });
  });

  it('keeps an extra quarter only while the quarter is archived', () => {
    expect(withStatus(filled, 'ACTIVE')).toEqual({ ...filled, status: 'ACTIVE', additional_quarter_id: null });
    expect(withStatus(filled, 'ARCHIVE')).toEqual(filled);
  });

  it('takes only numbers and financial status from a person who may not change the rest', () => {
    const now = quarterForm.schema.parse({ ...filled, title: 'Yangi nom', citizen_count: 5000 });
    const changed = { ...filled, id_number_id: 70, account_number_id: null, financial_status: 'BAD' as const };
    expect(withOpenFields(now, quarterForm.schema.parse(changed))).toEqual({
      ...now,
      id_number_id: 70,
      account_number_id: null,
      financial_status: 'BAD',
    });
  });

  it('does not validate fields that are locked for the person', () => {
    const odd = { ...filled, district_id: null, title: '', citizen_count: 12.5 };
    expect(quarterForm.schema.safeParse(odd).success).toBe(false);
    expect(lockedQuarterForm.schema.parse(odd)).toMatchObject({ district_id: null, title: '', citizen_count: 12.5 });
  });

  it('offers free numbers and that of the quarter itself', () => {
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
    const form = { ...quarterForm.read.parse({ ...quarter, financial_status: status }), title: 'Yangi nom' };
    expect(quarterForm.schema.parse(form)).toMatchObject({ title: 'Yangi nom', financial_status: status });
  });

  it('that the platform does not give is sent as null', () => {
    expect(quarterForm.schema.parse(quarterForm.read.parse(quarter)).financial_status).toBeNull();
  });

  it('is GOOD for a new quarter only', () => {
    expect(NEW_QUARTER.financial_status).toBe('GOOD');
    expect(quarterForm.empty().financial_status).toBeNull();
  });
});

it('has words for every status and for none', () => {
  expect([statusLabel('ACTIVE'), statusLabel('ARCHIVE'), statusLabel(null)]).toEqual([
    'Faol',
    'Arxiv',
    "Ma'lumot kiritilmagan",
  ]);
});
