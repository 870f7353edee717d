import { describe, expect, it } from 'vitest';
import { ACCEPTANCE, acceptValuesOf } from '@/features/school-initiatives/dialogs/accept-values.ts';
import { schoolInitiativeSchema } from '@/features/school-initiatives/model/school-initiative.ts';

const valuesOf = (row: object) => acceptValuesOf({ ...schoolInitiativeSchema.parse({ id: 7, ...row }), board_id: 4 });
const full = { title: ' Issiqxona ', granted_amount: 4_000_000, category_id: 3, description: 'Kuzda ' };

describe('the acceptance', () => {
  it('begins with the known values; an amount of 0 counts as missing', () => {
    expect(valuesOf({})).toEqual({ title: '', granted_amount: null, category_id: null, description: '' });
    expect(valuesOf({ title: 'Issiqxona', granted_amount: 0, category_id: 3, description: 'Kuzda' })).toEqual({
      title: 'Issiqxona',
      granted_amount: null,
      category_id: 3,
      description: 'Kuzda',
    });
  });

  it.each([
    ['S-047', 'title', ' '],
    ['S-048', 'granted_amount', null],
    ['S-049', 'description', ''],
    ['S-050', 'category_id', null],
  ])('%s: %s is required', (_source, field, value) => {
    const { error } = ACCEPTANCE.schema.safeParse({ ...full, [field]: value });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[field], 'Majburiy maydon']]);
    expect(ACCEPTANCE.isRequired(field)).toBe(true);
  });

  it('is sent with its texts trimmed', () => {
    expect(ACCEPTANCE.schema.parse(full)).toEqual({ ...full, title: 'Issiqxona', description: 'Kuzda' });
  });
});
