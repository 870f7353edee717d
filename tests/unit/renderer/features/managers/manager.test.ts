import { describe, expect, it } from 'vitest';
import { isUnusualPinfl, managerBody, managerForm, withRole } from '@/features/managers/manager.ts';
import { MANAGER_LABELS, type ManagerRole } from '@/features/managers/roles.ts';

const ROLES = Object.keys(MANAGER_LABELS) as ManagerRole[];
const form = managerForm(ROLES);
const PINFL = '31210632040244';
const filled = {
  fullname: 'Aliyev Vali',
  role: 'quarter_manager' as ManagerRole | null,
  pinfl: PINFL,
  region_id: 1,
  district_id: 11,
  quarter_id: 111 as number | null,
};
const problems = (patch: object) =>
  form.schema.safeParse({ ...filled, ...patch }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

describe('the form', () => {
  it('begins with a region manager and requires the rest', () => {
    expect(form.empty()).toMatchObject({ role: 'region_manager', quarter_id: null });
    expect(problems(form.empty())).toEqual([
      'fullname: Majburiy maydon',
      'pinfl: Majburiy maydon',
      'region_id: Majburiy maydon',
    ]);
  });

  it.each(ROLES)('L-008, Z-175: requires a district of a %s, unless the role is of a region', (role) => {
    expect(problems({ role, district_id: null })).toEqual(
      role === 'region_manager' ? undefined : ['district_id: Majburiy maydon'],
    );
  });

  it('clears the place below the region where the role becomes one of a region (Z-175)', () => {
    expect(withRole(filled, 'region_manager')).toEqual({
      ...filled,
      role: 'region_manager',
      district_id: null,
      quarter_id: null,
    });
    expect(withRole(filled, 'moderator')).toEqual({ ...filled, role: 'moderator' });
  });

  it('keeps a district that a region’s manager has in the record', () => {
    const stored = form.read.parse({ ...filled, role: 'region_manager', quarter_id: null });
    expect(form.schemaOf(stored).parse({ ...stored, fullname: 'Aliyeva' }).district_id).toBe(11);
  });

  it.each(ROLES)('requires a quarter of a %s where the role belongs to one', (role) => {
    expect(problems({ role, quarter_id: null })).toEqual(
      role.startsWith('quarter') ? ['quarter_id: Majburiy maydon'] : undefined,
    );
  });

  it('accepts only a complete PINFL, whatever its check digit is', () => {
    expect(problems({ pinfl: PINFL.slice(1) })).toEqual(["pinfl: JSHSHIR 14 ta raqamdan iborat bo'lishi kerak"]);
    expect(problems({ pinfl: '31210632040245' })).toBeUndefined();
    expect([PINFL, '31210632040245', '3121063204024', ''].map(isUnusualPinfl)).toEqual([false, true, false, false]);
  });

  it('keeps a role that is not offered, and reads numbers of any type', () => {
    const { read, schemaOf } = managerForm(['region_manager', 'moderator']);
    const stored = read.parse({ ...filled, pinfl: Number(PINFL), district_id: '11' });
    expect(stored).toEqual(filled);
    expect(schemaOf(stored).parse({ ...stored, fullname: 'Aliyeva' })).toEqual({ ...filled, fullname: 'Aliyeva' });
    expect(schemaOf(stored).safeParse({ ...stored, role: 'quarter_moderator' }).success).toBe(false);
  });

  it.each(['3121063204024', 'AA1234567', '312106320402440'])('Z-176: the stored PINFL %s hinders nothing', (pinfl) => {
    const stored = form.read.parse({ ...filled, pinfl });
    expect(form.schemaOf(stored).parse({ ...stored, fullname: 'Aliyeva' }).pinfl).toBe(pinfl);
    expect(form.schemaOf(stored).safeParse({ ...stored, pinfl: '3121063' }).success).toBe(false);
  });
});

describe('what is sent', () => {
  const sent = form.schema.parse(filled);

  it('has a null id for a new manager, and its own otherwise', () => {
    expect(managerBody(sent, undefined)).toEqual({ ...filled, id: null });
    expect(managerBody(sent, '7')).toEqual({ ...filled, id: 7 });
  });

  it('names a quarter only for roles of quarters', () => {
    const district = form.schema.parse({ ...filled, role: 'district_manager' });
    expect(managerBody(district, '7')).toMatchObject({ role: 'district_manager', quarter_id: null });
  });
});
