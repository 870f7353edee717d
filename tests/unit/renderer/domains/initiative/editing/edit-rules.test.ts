import { describe, expect, it } from 'vitest';
import { type EditContext, editPatch, editProblems, moderatorEdit } from '@/domains/initiative/editing/edit-rules.ts';
import { type EditValues, editValuesOf, editValuesSchema } from '@/domains/initiative/editing/edit-values.ts';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';

const REQUIRED = 'Majburiy maydon';
const BEFORE = editValuesOf(
  initiativeSchema.parse({
    id: 7,
    description: 'Suv quvuri',
    moderator_comment: 'Izoh',
    requested_amount: 900_000_000,
    granted_amount: 800_000_000,
    category_id: 1,
    region_id: 3,
    district_id: 31,
    quarter_id: 310,
    organization_id: 70,
    stage: 'PASSED',
    type: 'CONSTRUCTION',
  }),
);
const ADMIN: EditContext = {
  asModerator: false,
  organizationType: 'SCHOOL',
  grantedBefore: 800_000_000,
  requestedBefore: 900_000_000,
  stageBefore: 'PASSED',
};
const MODERATOR: EditContext = { ...ADMIN, asModerator: true };
const EMPTY: EditValues = {
  ...BEFORE,
  description: ' \u200b\u200b',
  requested_amount: 0,
  granted_amount: 1_500_000_001,
  category_id: null,
  region_id: null,
  district_id: null,
  quarter_id: null,
  organization_id: null,
  type: 'EQUIPMENT',
};

describe('the edit form', () => {
  it('opens with the values of the initiative, the file without its name', () => {
    expect(BEFORE).toMatchObject({ description: 'Suv quvuri', moderator_comment: 'Izoh', purchased_goods_file: null });
    const bare = initiativeSchema.parse({ id: 7, purchased_goods_file: 'f1' });
    expect(editValuesOf(bare)).toMatchObject({
      description: '',
      moderator_comment: '',
      purchased_goods_file: { hash: 'f1', name: '' },
    });
  });

  it('has a draft with every field', () => {
    expect(editValuesSchema.parse(BEFORE)).toEqual(BEFORE);
    expect(editValuesSchema.safeParse({}).success).toBe(false);
  });

  it('clears district and quarter with the region, and the quarter with the district', () => {
    expect(withRegion(BEFORE, 4)).toEqual({
      ...BEFORE,
      region_id: 4,
      district_id: null,
      quarter_id: null,
      organization_id: null,
    });
    expect(withDistrict(BEFORE, 32)).toEqual({ ...BEFORE, district_id: 32, quarter_id: null, organization_id: null });
  });

  it('clears nothing where the same place is chosen again', () => {
    expect(withRegion(BEFORE, 3)).toEqual(BEFORE);
    expect(withDistrict(BEFORE, 31)).toEqual(BEFORE);
  });

  it('reports everything that is missing or out of range to an admin', () => {
    expect(editProblems(BEFORE, ADMIN)).toEqual({});
    expect(editProblems(EMPTY, ADMIN)).toEqual({
      region_id: REQUIRED,
      district_id: REQUIRED,
      quarter_id: REQUIRED,
      category_id: REQUIRED,
      organization_id: REQUIRED,
      requested_amount: "Qiymat 0 dan katta bo'lishi kerak",
      granted_amount: "Qiymat 1 500 000 000 dan kichik bo'lishi kerak",
      purchased_goods_file: REQUIRED,
      description: REQUIRED,
    });
  });

  it('validates no field that a moderator does not see', () => {
    expect(Object.keys(editProblems(EMPTY, MODERATOR)).sort()).toEqual([
      'category_id',
      'description',
      'organization_id',
      'quarter_id',
    ]);
  });

  it('requires an organization where the category has an organization type, the file for EQUIPMENT only', () => {
    const without = { ...BEFORE, organization_id: null };
    expect(editProblems(without, { ...ADMIN, organizationType: null })).toEqual({});
    expect(editProblems(without, { ...ADMIN, organizationType: undefined })).toEqual({});
    const file = { hash: 'a'.repeat(40), name: 'royxat.pdf' };
    expect(editProblems({ ...BEFORE, type: 'EQUIPMENT', purchased_goods_file: file }, ADMIN)).toEqual({});
  });

  it('sends what an admin has changed, and nothing else', () => {
    const file = { hash: 'a'.repeat(40), name: 'royxat.pdf' };
    expect(editPatch(BEFORE, BEFORE, ADMIN)).toEqual({});
    expect(editPatch({ ...BEFORE, description: 'Suv quvuri  ', moderator_comment: ' Izoh' }, BEFORE, ADMIN)).toEqual(
      {},
    );
    expect(
      editPatch(
        { ...BEFORE, requested_amount: 5, granted_amount: 0, type: 'EQUIPMENT', purchased_goods_file: file },
        BEFORE,
        ADMIN,
      ),
    ).toEqual({ requested_amount: 5, granted_amount: 0, type: 'EQUIPMENT', purchased_goods_file: file.hash });
  });

  it('N-020: refuses to empty a granted amount, and accepts an empty one where there was none', () => {
    const emptied = { ...BEFORE, granted_amount: null };
    expect(editProblems(emptied, ADMIN)).toEqual({ granted_amount: REQUIRED });
    expect(editProblems(emptied, { ...ADMIN, grantedBefore: 0 })).toEqual({ granted_amount: REQUIRED });
    expect(editProblems(emptied, { ...ADMIN, grantedBefore: null })).toEqual({});
    expect(editProblems(emptied, MODERATOR)).toEqual({});
    // The return to INITIAL sets it to 0 itself (C-045).
    expect(editProblems({ ...emptied, stage: 'INITIAL' }, { ...ADMIN, stageBefore: 'PASSED' })).toEqual({});
    expect(editProblems({ ...emptied, stage: 'INITIAL' }, { ...ADMIN, stageBefore: 'INITIAL' })).toEqual({
      granted_amount: REQUIRED,
    });
  });

  it('sends no file where another type has removed its field', () => {
    const file = { hash: 'f2', name: 'tovarlar.pdf' };
    expect(editPatch({ ...BEFORE, purchased_goods_file: file }, BEFORE, ADMIN)).toEqual({});
    const bought: EditValues = { ...BEFORE, type: 'EQUIPMENT', purchased_goods_file: { hash: 'f1', name: '' } };
    expect(editPatch({ ...bought, type: 'CONSTRUCTION', purchased_goods_file: file }, bought, ADMIN)).toEqual({
      type: 'CONSTRUCTION',
    });
  });

  it('removes the organization with a category that has none, and only then (N-021)', () => {
    expect(editPatch({ ...BEFORE, category_id: 4 }, BEFORE, { ...ADMIN, organizationType: null })).toEqual({
      category_id: 4,
      organization_id: null,
    });
    const other = { ...BEFORE, category_id: 4, organization_id: null };
    expect(editPatch(other, BEFORE, { ...ADMIN, organizationType: null })).toEqual({
      category_id: 4,
      organization_id: null,
    });
    expect(editPatch(BEFORE, BEFORE, { ...ADMIN, organizationType: undefined })).toEqual({});
  });

  it('empties amount and comment with a return to INITIAL (C-045)', () => {
    expect(editPatch({ ...BEFORE, stage: 'INITIAL', granted_amount: 5 }, BEFORE, ADMIN)).toEqual({
      stage: 'INITIAL',
      granted_amount: 0,
      moderator_comment: '',
    });
  });

  it('sends all four fields of a moderator, changed or not', () => {
    expect(moderatorEdit({ ...BEFORE, description: ' Yangi ', requested_amount: 5 }, BEFORE, MODERATOR)).toEqual({
      description: 'Yangi',
      category_id: 1,
      quarter_id: 310,
      organization_id: 70,
    });
    const none = { ...MODERATOR, organizationType: null };
    expect(moderatorEdit({ ...BEFORE, category_id: 4 }, BEFORE, none).organization_id).toBeNull();
  });

  it('sends what a moderator has not edited as it came', () => {
    const odd = { ...BEFORE, description: ' Suv\nquvuri ' };
    const none = { ...MODERATOR, organizationType: null };
    expect(moderatorEdit({ ...odd, quarter_id: 311 }, odd, none)).toEqual({
      description: ' Suv\nquvuri ',
      category_id: 1,
      quarter_id: 311,
      organization_id: 70,
    });
    expect(editPatch({ ...odd, quarter_id: 311 }, odd, { ...ADMIN, organizationType: null })).toEqual({
      quarter_id: 311,
    });
  });

  it('validates an amount only where it is edited', () => {
    const context = { ...ADMIN, requestedBefore: 2_000_000_000.5, grantedBefore: 1_700_000_000 };
    const odd = { ...BEFORE, requested_amount: 2_000_000_000.5, granted_amount: 1_700_000_000 };
    expect(editProblems({ ...odd, description: 'Yangi' }, context)).toEqual({});
    expect(Object.keys(editProblems({ ...odd, requested_amount: 2e9, granted_amount: 1.8e9 }, context))).toEqual([
      'requested_amount',
      'granted_amount',
    ]);
    expect(editProblems({ ...odd, requested_amount: null }, context)).toHaveProperty('requested_amount');
  });
});
