import { describe, expect, it } from 'vitest';
import {
  type Chronology,
  chronologyForm as form,
  rowSchema,
  typeLabel,
  withNames,
} from '@/features/chronology/chronology.ts';

const file = (hash: string) => ({ hash, name: `${hash}.pdf` });
const filled = {
  chronology_type: 'SALE' as const,
  address_document: file('a1'),
  orderer_id: { value: 5, label: 'Obodonlashtirish boshqarmasi', hint: '200100000' },
  manager_search_date: '2025-07-21',
  lot_number: ' 25110001 ',
  estimate_document: file('b2'),
  contractor_id: { value: 9, label: 'Yangi davr' },
  final_sum: 9_876_543_210_000,
  final_sum_document: file('c3'),
  finished_date: '2025-08-30',
};
const problems = (values: object) =>
  form.schema.safeParse(values).error?.issues.map(({ path, message }) => `${path}: ${message}`);

describe('the form of a record', () => {
  it('N-004, N-005: begins with GUKS and requires the other nine, with the misspelt message', () => {
    const { chronology_type, ...others } = form.empty();
    expect(chronology_type).toBe('GUKS');
    expect(problems(form.empty())?.toSorted()).toEqual(
      Object.keys(others)
        .map((field) => `${field}: Majburiy maydopn.`)
        .toSorted(),
    );
    expect(Object.keys(others)).toHaveLength(9);
    expect(problems({ ...filled, chronology_type: null })).toEqual(['chronology_type: Majburiy maydopn.']);
    expect(Object.keys(filled).filter((field) => !form.isRequired(field))).toEqual([]);
  });

  it('N-006: sends ids, hashes, days and the sum as a number', () => {
    expect(form.schema.parse(filled)).toEqual({
      chronology_type: 'SALE',
      address_document: 'a1',
      orderer_id: 5,
      manager_search_date: '2025-07-21',
      lot_number: '25110001',
      estimate_document: 'b2',
      contractor_id: 9,
      final_sum: 9_876_543_210_000,
      final_sum_document: 'c3',
      finished_date: '2025-08-30',
    });
  });

  it('refuses a sum with decimals and an invalid day', () => {
    expect(problems({ ...filled, final_sum: 1.5 })).toHaveLength(1);
    expect(problems({ ...filled, finished_date: '2025-02-30' })).toEqual(["finished_date: Sana noto'g'ri kiritilgan"]);
  });
});

describe('a record that is read', () => {
  const row = (fields: object): Chronology => rowSchema.parse({ id: 1, ...fields });
  const read = form.read.parse({ ...form.schema.parse(filled), final_sum: '450000000', chronology_type: 'GIFT' });

  it('has ids without names; an unknown type is kept', () => {
    expect(read.orderer_id).toEqual({ value: 5, label: '' });
    expect(read.final_sum).toBe(450_000_000);
    expect(read.chronology_type).toBe('GIFT');
  });

  it('N-002: gets the names from the rows of the initiative, each by its own id', () => {
    const rows = [
      row({ orderer_id: 4, orderer_title: 'Boshqa', contractor_id: 9, contractor_title: 'Yangi davr' }),
      row({ orderer_id: 5, orderer_title: 'Obodonlashtirish', contractor_id: 8, contractor_title: 'Farovon hudud' }),
    ];
    expect(withNames(read, rows)).toEqual({
      ...read,
      orderer_id: { value: 5, label: 'Obodonlashtirish' },
      contractor_id: { value: 9, label: 'Yangi davr' },
    });
  });

  it('keeps an id that no row names, and adds none where there is none', () => {
    expect(withNames(read, []).orderer_id).toEqual({ value: 5, label: '' });
    const without = { ...read, orderer_id: null };
    expect(withNames(without, [row({ orderer_title: 'Boshqa' })]).orderer_id).toBeNull();
  });
});

it('the types have labels; any other value has none', () => {
  expect(['GUKS', 'CONSTRUCTION', 'SALE'].map(typeLabel)).toEqual(['GUKS', 'Qurilish', 'Sotuv']);
  expect(['GIFT', 'toString', null].map(typeLabel)).toEqual([null, null, null]);
});
