import { describe, expect, it } from 'vitest';
import {
  anyColor,
  chosen,
  EMPTY,
  type InitiativeValues,
  initiativeFields,
  initiativeProblems,
  picturesProblem,
  withStudent,
} from '@/features/school-initiative-form/initiative.ts';

const FULL: InitiativeValues = {
  ...{ template_id: null, region_id: 1, district_id: 11, school_id: 701, school_class: '7-A' },
  ...{ student_id: 5, student_name: ' Karimova Zilola ', title: ' Kutubxona ', category_id: 3 },
  ...{ requested_amount: 48_500_000, description: ' Kitoblar\nkerak ' },
};
const BY_TEMPLATE = { ...FULL, template_id: 9, student_name: '', title: '', category_id: null, description: '' };

describe('S-083, S-084: what is sent', () => {
  it('without a template all fields, texts trimmed', () => {
    expect(initiativeFields(FULL, 4, 'color2')).toEqual({
      ...{ title: 'Kutubxona', category_id: '3', requested_amount: '48500000', description: 'Kitoblar\nkerak' },
      ...{ board_id: '4', device_type: 'WEB', student_id: '5', student_name: 'Karimova Zilola', color: 'color2' },
    });
  });
  it('with a template its id in place of the texts, also where some are typed', () => {
    const fields = { template_id: '9', board_id: '4', student_id: '5', color: 'color0' };
    expect(initiativeFields(BY_TEMPLATE, 4, 'color0')).toEqual(fields);
    expect(initiativeFields({ ...FULL, template_id: 9 }, 4, 'color0')).toEqual(fields);
  });
  it('S-081: one of six colours', () => {
    expect([0, 0.17, 0.49, 0.5, 0.8, 0.999].map((number) => anyColor(() => number))).toEqual([
      ...['color0', 'color1', 'color2', 'color3', 'color4', 'color5'],
    ]);
  });
});

describe('S-073 to S-076: what is required', () => {
  const ALWAYS = ['region_id', 'district_id', 'school_id', 'school_class', 'student_id'];
  it.each([
    ['nothing of a full form', FULL, []],
    ['nothing of a full form by template', BY_TEMPLATE, []],
    ['the student always', { ...EMPTY, template_id: 9 }, ALWAYS],
    [
      'the texts without a template',
      EMPTY,
      [...ALWAYS, 'student_name', 'title', 'category_id', 'requested_amount', 'description'],
    ],
    ['a text of spaces', { ...FULL, title: '  ' }, ['title']],
    ['a text of which nothing is visible', { ...FULL, title: '\u200b\u00ad' }, ['title']],
  ])('%s', (_, values, fields) => {
    expect(initiativeProblems(values)).toEqual(Object.fromEntries(fields.map((name) => [name, 'Majburiy maydon'])));
  });
  it('an amount of zero is valid', () => {
    expect(initiativeProblems({ ...FULL, requested_amount: 0 })).toEqual({});
  });
  it.each([
    [FULL, 0, 'Rasim yuklanmagan!'],
    [FULL, 1, null],
    [FULL, 20, null],
    [FULL, 21, "Ko'pi bilan 20 ta rasm yuborish mumkin"],
    [BY_TEMPLATE, 0, null],
    [BY_TEMPLATE, 21, null],
  ])('pictures, %#', (values, count, problem) => {
    expect(picturesProblem(values, count)).toBe(problem);
  });
});

describe('S-077 to S-080: a level clears those below it, and the name of the student', () => {
  const none = { student_id: null, student_name: '' };
  it.each([
    [
      'region',
      chosen.region(FULL, 2),
      { region_id: 2, district_id: null, school_id: null, school_class: null, ...none },
    ],
    ['district', chosen.district(FULL, 12), { district_id: 12, school_id: null, school_class: null, ...none }],
    ['school', chosen.school(FULL, 702), { school_id: 702, school_class: null, ...none }],
    ['class', chosen.schoolClass(FULL, '9-B'), { school_class: '9-B', ...none }],
  ])('%s', (_, values, changes) => {
    expect(values).toEqual({ ...FULL, ...changes });
  });
  it('keeps all where the same is chosen again, and a name typed before a student is chosen', () => {
    expect(chosen.region(FULL, 1)).toBe(FULL);
    expect(chosen.schoolClass(FULL, '7-A')).toBe(FULL);
    const early = { ...EMPTY, student_name: 'Nazarov' };
    expect(chosen.region(early, 2)).toEqual({ ...early, region_id: 2 });
  });
  it('Z-162: another student sets the name; the same student keeps the typed name', () => {
    expect(withStudent(FULL, { id: 6, title: 'Nazarov Temur' })).toEqual({
      ...FULL,
      student_id: 6,
      student_name: 'Nazarov Temur',
    });
    expect(withStudent(FULL, { id: 5, title: 'Karimova Zilola' })).toBe(FULL);
    expect(withStudent(FULL, { id: 7, title: null })).toMatchObject({ student_id: 7, student_name: '' });
  });
});
