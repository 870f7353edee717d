import { describe, expect, it } from 'vitest';
import { customerSchema, typeLabel } from '@/features/customers/customer.ts';

/** The types of R-018 that have a label in the list. */
const LABELLED = [
  'REGIONAL_ROADS',
  'SINGLE_CUSTOMER',
  'ELECTRICITY_SUPPLY',
  'PRESCHOOL_AND_SCHOOL',
  'AREA_GAS',
  'MEDICAL_ASSOCIATION',
  'WATER_CONSTRUCTION',
  'LANDSCAPING_DEPARTMENTS',
  'GOVERNORS',
  'OTHERS',
];

describe('a customer', () => {
  it('may lack everything but its id', () => {
    expect(customerSchema.parse({ id: 4 })).toEqual({ id: 4, title: null, tin: null, type: null });
    expect(customerSchema.safeParse({ title: 'x' }).success).toBe(false);
  });

  it('has its tax number as text, whichever type it arrives in', () => {
    expect(customerSchema.parse({ id: 1, tin: 200_123_456 }).tin).toBe('200123456');
    expect(customerSchema.parse({ id: 1, tin: ' 020123456 ' }).tin).toBe('020123456');
  });
});

describe('the label of a type', () => {
  it('is in Cyrillic and each type has its own', () => {
    const labels = LABELLED.map((type) => typeLabel({ type }));
    for (const label of labels) expect(label).toMatch(/^[\p{Script=Cyrillic} ]+$/u);
    expect(new Set(labels).size).toBe(LABELLED.length);
  });

  it('is missing for ecology and for none, and an unknown type is shown as it came', () => {
    const types = ['ECOLOGY', null, 'NEW', 'constructor'];
    expect(types.map((type) => typeLabel({ type }))).toEqual([null, null, 'NEW', 'constructor']);
  });
});
