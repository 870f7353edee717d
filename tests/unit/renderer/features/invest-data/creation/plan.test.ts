import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { beginningOf, cutName, has, NAME_LENGTH, networksOf, planOf } from '@/features/invest-data/creation/plan.ts';
import { ADDRESS, LISTS } from './lists.ts';

const planBy = (changes: Partial<typeof ADDRESS>, lists: Partial<typeof LISTS> = {}) =>
  planOf({ ...ADDRESS, ...changes }, { ...LISTS, ...lists });
const locked = (value: unknown) => ({ is: 'locked', value });
const hidden = (value: unknown) => ({ is: 'hidden', value });
const asked = (begins: unknown = null) => ({ is: 'asked', begins });

describe('construction and work type, by category and type', () => {
  test.each([
    // O-010, O-011, O-012, O-013
    [11, 'CONSTRUCTION', locked(9), hidden(1)],
    [11, 'EQUIPMENT', locked(7), hidden(2)],
    [11, 'SERVICE', asked(), asked()],
    [11, null, asked(), asked()],
    [null, 'CONSTRUCTION', locked(9), hidden(1)],
    // O-009; the category wins for the construction type, the work type follows the type (Z-125).
    [18, 'CONSTRUCTION', locked(2), hidden(1)],
    [18, 'EQUIPMENT', locked(2), hidden(2)],
    [18, 'SERVICE', locked(2), asked()],
    [18, null, locked(2), asked()],
    // The platform writes the type in capitals.
    [11, 'construction', asked(), asked()],
    // The name of a field is no type.
    [11, 'category', asked(), asked()],
  ])('category %s, type %s: construction type %o, work type %o', (category, type, construction, work) => {
    const plan = planBy({ category, type });
    expect(plan.construction_type_id).toEqual(construction);
    expect(plan.work_type_id).toEqual(work);
  });

  it('Z-160: a construction type missing in its list is asked for; the hidden work type needs no list', () => {
    const plan = planBy({}, { construction_types: [{ id: 1, title: 'x' }], work_types: [{ id: 3, title: 'x' }] });
    expect(plan.construction_type_id).toEqual(asked());
    expect(plan.work_type_id).toEqual(hidden(1));
  });
});

describe('what the address gives', () => {
  it('O-007, O-015, O-018: is locked where it is valid', () => {
    expect(planBy({})).toEqual({
      object_name: locked('Ichki yoʻlni asfaltlash'),
      soato: locked('1710229'),
      forecast: locked(1_412_750_000),
      customer_inn: locked('203117845'),
      construction_type_id: locked(9),
      work_type_id: hidden(1),
      funding_source_id: locked(2),
      expense_type_id: locked(1),
      ministry_id: locked(3),
    });
  });

  test.each([
    ['object_name', { desc: null }, asked()],
    ['soato', { soato: null }, asked()],
    ['soato', { soato: '1799999' }, asked()],
    ['forecast', { granted_amount: null }, asked()],
    ['forecast', { granted_amount: 0 }, asked()],
    ['forecast', { granted_amount: 1 }, locked(1)],
    ['customer_inn', { tin: null }, asked()],
    ['customer_inn', { tin: 'STIR' }, asked()],
    ['customer_inn', { tin: '20311784' }, asked('20311784')],
    ['customer_inn', { tin: '203 117 845' }, locked('203117845')],
    ['ministry_id', { category: null }, asked()],
    ['ministry_id', { category: 12 }, asked()],
    ['ministry_id', { category: 18 }, locked(2)],
  ] as const)('Z-160: %s of %o is %o', (field, changes, expected) => {
    expect(planBy(changes)[field]).toEqual(expected);
  });

  test.each([
    ['funding_source_id', { funding_sources: [{ id: 1, title: 'x' }] }],
    ['expense_type_id', { expense_types: [{ id: 2, title: 'x' }] }],
    ['ministry_id', { ministries: [{ id: 1, title: 'x' }] }],
  ] satisfies [string, Partial<typeof LISTS>][])(
    'Z-160: %s is asked for where its list does not have it',
    (field, lists) => {
      expect(planBy({}, lists)).toMatchObject({ [field]: asked() });
    },
  );
});

test.each([
  [11, { sphere_id: 4, network_id: 42, power_id: 1 }],
  [18, { sphere_id: 5, network_id: 51, power_id: 1 }],
  [12, { sphere_id: null, network_id: null, power_id: 1 }],
  [null, { sphere_id: null, network_id: null, power_id: 1 }],
])('O-016, O-028: the form of category %s begins with %o', (category, expected) =>
  expect(beginningOf({ ...ADDRESS, category }, LISTS)).toEqual(expected),
);

test('O-016: a power that is missing in its list is not preset', () =>
  expect(beginningOf(ADDRESS, { ...LISTS, powers: [{ id: 2, title: 'x' }] }).power_id).toBeNull());

test('O-014: the networks are those of the sphere', () => {
  expect(networksOf(LISTS, 4).map(({ id }) => id)).toEqual([41, 42]);
  expect(networksOf(LISTS, 9)).toEqual([]);
  expect(networksOf(LISTS, null)).toBe(networksOf(LISTS, 9));
});

test('O-019: a name is cut to 255 characters, never inside a character', () => {
  expect(cutName(' a ')).toBe('a');
  expect(cutName('x'.repeat(300))).toHaveLength(NAME_LENGTH);
  expect(cutName(`${'x'.repeat(254)}🏗yz`)).toBe('x'.repeat(254));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 200, maxLength: 400 }), (name) => {
      const cut = cutName(name);
      expect(cut.length).toBeLessThanOrEqual(NAME_LENGTH);
      expect(name.trim().startsWith(cut)).toBe(true);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

test('a locked id is always one of its list, whatever address and lists are', () => {
  const entries = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
  fc.assert(
    fc.property(
      entries,
      fc.option(fc.integer({ min: 1, max: 20 })),
      fc.option(fc.constantFrom('CONSTRUCTION', 'EQUIPMENT', 'SERVICE')),
      (ids, category, type) => {
        const list = ids.map((id) => ({ id, title: `x${id}` }));
        const lists = { funding_sources: list, expense_types: list, construction_types: list, ministries: list };
        const plan = planBy({ category, type }, lists);
        for (const field of ['funding_source_id', 'expense_type_id', 'construction_type_id', 'ministry_id'] as const) {
          const of = plan[field];
          expect(of.is === 'asked' ? of.begins === null : of.is === 'locked' && has(list, of.value)).toBe(true);
        }
      },
    ),
  );
});
