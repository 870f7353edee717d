import { describe, expect, it, test } from 'vitest';
import {
  type AcceptContext,
  acceptanceOf,
  acceptBody,
  acceptProblems,
  acceptWaits,
  ownAmount,
} from '@/domains/initiative/acceptance/accept-rules.ts';
import {
  type AcceptValues,
  acceptValuesOf,
  acceptValuesSchema,
} from '@/domains/initiative/acceptance/accept-values.ts';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';

const REQUIRED = 'Majburiy maydon';
const ZERO = "Qiymat 0 dan katta bo'lishi kerak";

const initiative = initiativeSchema.parse({
  id: 7,
  type: 'CONSTRUCTION',
  requested_amount: 986_400_000,
  category_id: 4,
  quarter_id: 52,
  organization_id: 70,
  description: 'Suv quvuri',
});
const CONTEXT: AcceptContext = {
  initiative,
  garden: false,
  category: { organization_type: null },
  hasProducts: false,
  registrySum: undefined,
  price: { price: 640_000_000, half_ready_price: 410_000_000 },
  ownCustomer: null,
};
const FILLED: AcceptValues = { ...acceptValuesOf(initiative), customer_id: 1001, granted_amount: 900_000_000 };

function judge(changes: Partial<AcceptValues>, context: Partial<AcceptContext> = {}) {
  const values = { ...FILLED, ...changes };
  const whole = { ...CONTEXT, ...context };
  const acceptance = acceptanceOf(values, whole);
  return {
    acceptance,
    problems: acceptProblems(values, acceptance),
    body: acceptBody(values, acceptance, whole),
    waits: acceptWaits(values, whole),
  };
}

describe('the acceptance', () => {
  it('opens with the values of the initiative', () => {
    expect(acceptValuesOf(initiative)).toEqual({
      customer_id: null,
      granted_amount: null,
      comment: '',
      category_id: 4,
      quarter_id: 52,
      organization_id: 70,
      road_type: null,
      road_length: null,
      description: 'Suv quvuri',
      is_energy_effective: false,
    });
  });

  it('opens with a granted amount, and with an empty description where there is none', () => {
    const granted = acceptValuesOf({ ...initiative, granted_amount: 41_000_000, description: null });
    expect(granted).toMatchObject({ granted_amount: 41_000_000, description: '' });
  });

  it('has a draft with every field', () => {
    expect(acceptValuesSchema.parse(FILLED)).toEqual(FILLED);
    expect(acceptValuesSchema.safeParse({}).success).toBe(false);
  });

  it('sends the ids, the amount as a number, and no field that does not apply', () => {
    expect(judge({ comment: '  Maqul  ', description: ' Suv quvuri\n' }).body).toEqual({
      granted_amount: 900_000_000,
      comment: 'Maqul',
      category_id: 4,
      quarter_id: 52,
      type: 'CONSTRUCTION',
      customer_id: 1001,
      description: 'Suv quvuri',
      is_energy_effective: false,
    });
    expect(judge({}).problems).toEqual({});
    expect(judge({}).acceptance).toMatchObject({ asksCustomer: true, categoryLocked: false });
  });

  it('sends what is not edited as it came', () => {
    const odd = initiativeSchema.parse({ ...initiative, description: ' Suv\nquvuri ', granted_amount: 12_345_678.9 });
    const values = { ...acceptValuesOf(odd), comment: 'Maqul' };
    expect(judge(values, { initiative: odd }).body).toMatchObject({
      description: ' Suv\nquvuri ',
      granted_amount: 12_345_678.9,
    });
  });

  it('names every missing field, in the order of the form', () => {
    const { problems } = judge(
      {
        customer_id: null,
        category_id: null,
        quarter_id: null,
        organization_id: null,
        granted_amount: 0,
        description: ' ',
      },
      { category: { organization_type: 'SCHOOL' } },
    );
    expect(Object.entries(problems)).toEqual([
      ['customer_id', REQUIRED],
      ['category_id', REQUIRED],
      ['organization_id', REQUIRED],
      ['granted_amount', ZERO],
    ]);
  });

  it('asks for no mahalla (Z-170)', () => {
    const { problems, body } = judge({ quarter_id: null });
    expect(problems).toEqual({});
    expect(body.quarter_id).toBeNull();
  });

  it('uses the customer of the initiative until another one is chosen', () => {
    expect(judge({ customer_id: null }, { ownCustomer: 1007 }).body.customer_id).toBe(1007);
    expect(judge({ customer_id: 1001 }, { ownCustomer: 1007 }).body.customer_id).toBe(1001);
  });

  it('requires no customer on a MY_GARDEN board, and locks the category (D-002, D-004)', () => {
    const { acceptance, problems, body } = judge({ customer_id: null }, { garden: true, ownCustomer: 1007 });
    expect(acceptance).toMatchObject({ asksCustomer: false, categoryLocked: true });
    expect(problems).toEqual({});
    expect(body).not.toHaveProperty('customer_id');
  });

  it('requires a category on a MY_GARDEN board where the initiative has none, and does not lock it', () => {
    const garden = { garden: true, initiative: { ...initiative, category_id: null } };
    const missing = judge({ category_id: null }, garden);
    expect(missing.acceptance.categoryLocked).toBe(false);
    expect(missing.problems).toEqual({ category_id: REQUIRED });
    const chosen = judge({ category_id: 5 }, garden);
    expect(chosen.acceptance.categoryLocked).toBe(false);
    expect(chosen.problems).toEqual({});
    expect(chosen.body.category_id).toBe(5);
  });

  it.each([9, null])('keeps a locked category where %s was chosen before it was locked (D-004)', (category_id) => {
    const { acceptance, problems, body } = judge({ category_id }, { garden: true });
    expect(acceptance).toMatchObject({ categoryLocked: true, category_id: 4 });
    expect(problems).toEqual({});
    expect(body.category_id).toBe(4);
    // Until the category is known to be locked, the person's choice counts.
    expect(judge({ category_id: 9 }, { garden: undefined }).body.category_id).toBe(9);
    expect(judge({ category_id: 9 }, { garden: false }).body.category_id).toBe(9);
  });

  it('derives the required fields from a locked category, not from the chosen one', () => {
    const garden = { garden: true, initiative: { ...initiative, type: 'EQUIPMENT' as const } };
    expect(judge({ category_id: 11 }, garden).acceptance).toMatchObject({ amountSource: 'entered', road: null });
    expect(
      judge({ category_id: null }, { ...garden, category: undefined }).acceptance.organizationType,
    ).toBeUndefined();
    expect(judge({ category_id: null }, { ...garden, category: undefined }).waits).toEqual(['categories']);
    expect(judge({ category_id: null }, { ...garden, hasProducts: undefined }).waits).toEqual(['products']);
  });

  it('requires an organization only where the category has an organization type (D-005)', () => {
    expect(judge({}).body).not.toHaveProperty('organization_id');
    const school = { category: { organization_type: 'SCHOOL' } };
    expect(judge({ organization_id: null }, school).problems).toEqual({ organization_id: REQUIRED });
    expect(judge({}, school).problems).toEqual({});
    expect(judge({}, school).body.organization_id).toBe(70);
    expect(judge({ organization_id: null }).problems).toEqual({});
    expect(judge({ category_id: null }, { category: undefined }).acceptance.organizationType).toBeNull();
  });

  describe('of a road, category 11 (D-007, D-015)', () => {
    const road = { category_id: 11, road_type: 'NOT_READY', road_length: 2450, granted_amount: 5 } as const;

    it('takes the amount and the length from the rule, whatever was entered', () => {
      const { acceptance, problems, body } = judge(road);
      expect(acceptance).toMatchObject({ amountSource: 'road', amount: 1_500_000_000 });
      expect(problems).toEqual({});
      expect(body).toMatchObject({ granted_amount: 1_500_000_000, road_length: 2343, road_type: 'NOT_READY' });
    });

    it('requires type and length, and is blocked without a price (Z-047)', () => {
      expect(judge({ ...road, road_type: null, road_length: null }).problems).toEqual({
        road_type: REQUIRED,
        road_length: REQUIRED,
        granted_amount: ZERO,
      });
      expect(judge(road, { price: null }).problems).toEqual({ granted_amount: ZERO });
    });

    it('leaves no trace in another category', () => {
      const { body } = judge({ ...road, category_id: 4 });
      expect(body.granted_amount).toBe(5);
      expect(body).not.toHaveProperty('road_type');
      expect(body).not.toHaveProperty('road_length');
    });
  });

  describe('of equipment whose category has products (D-016, Z-127)', () => {
    const equipment = { ...initiative, type: 'EQUIPMENT' as const, granted_amount: 41_000_000 };

    const goods = { initiative: equipment, hasProducts: true };

    it('takes the sum of the registry, whatever was entered or granted before (Z-151)', () => {
      const { body, problems } = judge({ granted_amount: 7 }, { ...goods, registrySum: 52_000_000 });
      expect(body.granted_amount).toBe(52_000_000);
      expect(problems).toEqual({});
    });

    it('is refused with a message where the registry sum is 0 or above the cap (Z-151)', () => {
      expect(judge({}, { ...goods, registrySum: 0 }).problems).toEqual({ granted_amount: ZERO });
      expect(judge({}, { ...goods, registrySum: 1_500_000_001 }).problems).toEqual({
        granted_amount: "Qiymat 1 360 000 000 dan kichick bo'lishi kerak",
      });
    });

    it('is like any other where it has no products, or the type is CONSTRUCTION', () => {
      expect(judge({}, { initiative: equipment, hasProducts: false }).acceptance.amountSource).toBe('entered');
      expect(judge({}, { hasProducts: true }).acceptance.amountSource).toBe('entered');
    });
  });

  describe('while data that decides about a field is unknown (Z-157)', () => {
    const equipment = { ...initiative, type: 'EQUIPMENT' as const };

    it('waits for nothing where all data is known', () => {
      expect(judge({}).waits).toEqual([]);
      expect(judge({}, { initiative: equipment, hasProducts: true, registrySum: 5 }).waits).toEqual([]);
    });

    it.each<[what: string, context: Partial<AcceptContext>, values?: Partial<AcceptValues>]>([
      ['board', { garden: undefined }],
      ['categories', { category: undefined }],
      ['products', { initiative: equipment, hasProducts: undefined }],
      ['registry', { initiative: equipment, hasProducts: true, registrySum: undefined }],
      ['prices', { price: undefined }, { category_id: 11 }],
    ])('waits for the %s', (what, context, values = {}) => {
      expect(judge(values, context).waits).toEqual([what]);
    });

    it('waits for no more than the data that decides', () => {
      expect(judge({}, { price: undefined, registrySum: undefined }).waits).toEqual([]);
      // The amount of a road follows from its length, whatever products its category has.
      expect(judge({ category_id: 11 }, { initiative: equipment, hasProducts: undefined }).waits).toEqual([]);
      // No category is chosen yet: that is a missing field.
      expect(judge({ category_id: null }, { category: undefined, hasProducts: undefined }).waits).toEqual([]);
      expect(judge({ category_id: null }, { initiative: equipment, hasProducts: undefined }).waits).toEqual([]);
    });

    it('does not use the entered amount while the source of the amount is unknown', () => {
      const { acceptance } = judge({ granted_amount: 7 }, { initiative: equipment, hasProducts: undefined });
      expect(acceptance).toMatchObject({ amountSource: 'unknown', amount: null });
    });

    it('does not take an unknown category for one without an organization type', () => {
      expect(judge({}, { category: undefined }).acceptance.organizationType).toBeUndefined();
    });
  });
});

test.each([
  [{ granted_amount: 40, requested_amount: 50 }, 40],
  [{ granted_amount: 0, requested_amount: 50 }, 50],
  [{ granted_amount: null, requested_amount: 50 }, 50],
  [{ granted_amount: null, requested_amount: null }, 0],
])('Z-171: of %j, whose registry is refused, %d can be granted', (initiative, amount) => {
  expect(ownAmount(initiative)).toBe(amount);
});
