import { describe, expect, it } from 'vitest';
import { isActive, ORGANIZATION_TYPES, organizationForm, TYPE_LABELS } from '@/features/organizations/organization.ts';

const filled = {
  title: ' 12-maktab ',
  organization_type: 'SCHOOL',
  region_id: 1,
  district_id: 11,
  inn: '201234567',
  status: 'ACTIVE',
} as const;

describe('the form of an organization', () => {
  it('requires all of its fields (M-007 to M-011)', () => {
    const problems = organizationForm.schema.safeParse(organizationForm.empty()).error?.issues;
    expect(problems?.map(({ path, message }) => `${path}: ${message}`)).toEqual(
      ['title', 'organization_type', 'region_id', 'district_id', 'inn'].map((field) => `${field}: Majburiy maydon`),
    );
  });

  it('sends the fields of E181: the status is changed by a call of its own (Z-088)', () => {
    const { status: _, ...sent } = filled;
    expect(organizationForm.schema.parse(filled)).toEqual({ ...sent, title: '12-maktab' });
  });

  it('reads the record of the platform as it is, also an unknown type', () => {
    expect(organizationForm.read.parse({ ...filled, organization_type: 'CASTLE', inn: 201234567 })).toEqual({
      ...filled,
      organization_type: 'CASTLE',
    });
  });
});

it('offers the types of the document, in its order (M-006)', () => {
  expect(ORGANIZATION_TYPES.map((type) => [type, TYPE_LABELS[type]])).toEqual([
    ['KINDERGARDEN', "Bog'cha"],
    ['SCHOOL', 'Maktab'],
    ['HEALTHCARE', "Sog'liqni saqlash"],
    ['HIGHERSCHOOL', "Oliy ta'lim"],
    ['MUSIC', "Musiqa va san'at"],
    ['SPORT', 'Sport'],
    ['OTHEREDUCATIONS', "Boshqa ta'lim"],
  ]);
});

it.each([
  ['ACTIVE', true],
  ['INACTIVE', false],
  ['active', false],
  [null, false],
  [undefined, false],
])('the status %s is active: %s (spec 001 §3)', (status, active) => {
  expect(isActive(status)).toBe(active);
});
