import { describe, expect, it } from 'vitest';
import { kindergartenForm as form, workLabel } from '@/features/kindergartens/kindergarten.ts';

const RECORD = {
  board_id: 45,
  quarter_id: 7,
  organization_id: 8,
  location: 'Bobur koʻchasi, 5-uy',
  type_of_work: 'RECONSTRUCTION',
  last_repaired_year: 2014,
  power: 120,
  initial_value: 900.5,
  technical_position: 'Taʼmirtalab',
  description: null,
  images: ['a', 'b'],
};
const read = (patch: object = {}) => form.read.parse({ ...RECORD, region_id: 1, district_id: 11, ...patch });

describe('the form of a kindergarten', () => {
  it('requires board, quarter, work, condition and a picture, each with its message (R-071 to R-075)', () => {
    const issues = form.schema.safeParse(form.empty()).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'board_id: Majburiy maydon',
      'quarter_id: Majburiy maydon',
      'type_of_work: Majburiy maydon',
      'technical_position: Majburiy maydon',
      'images: Rasim yuklash majburiy',
    ]);
  });

  it('reads region and district to narrow the others, and sends neither', () => {
    expect(read()).toMatchObject({ region_id: 1, district_id: 11 });
    expect(form.schema.parse(read())).toEqual(RECORD);
  });

  it('sends empty fields as null', () => {
    const left = { organization_id: null, last_repaired_year: null, power: null, initial_value: null };
    const empty = { ...read(), ...left, location: ' ', description: '' };
    expect(form.schema.parse(empty)).toEqual({ ...RECORD, ...left, location: null, description: null });
  });

  it('sends the year as a whole number of four digits (R-076)', () => {
    expect(read({ last_repaired_year: '2014' }).last_repaired_year).toBe(2014);
    const { error } = form.schema.safeParse({ ...read(), last_repaired_year: 14 });
    expect(error?.issues.map(({ message }) => message)).toEqual(["Yil noto'g'ri kiritilgan"]);
  });

  it('keeps work of an unknown kind', () => {
    expect(read({ type_of_work: 'REPAIR' }).type_of_work).toBe('REPAIR');
  });
});

it.each([
  ['NEW_CONSTRUCTION', 'Yangi qurilish'],
  ['PERFECT_REPAIR', "Mukammal ta'mirlash"],
  ['RECONSTRUCTION', 'Rekonstruksiya'],
  ['REPAIR', null],
  [null, null],
])('%s is called %s', (type, label) => {
  expect(workLabel(type)).toBe(label);
});
