import { afterEach, describe, expect, it, vi } from 'vitest';
import { asDay, dayField } from '@/kit/forms/day-field.ts';
import {
  choiceField,
  chosenField,
  countField,
  fileField,
  flagField,
  idField,
  numberField,
  optional,
  passedField,
  shownIdField,
  textField,
  yearField,
} from '@/kit/forms/record-fields.ts';
import { type RecordField, recordForm } from '@/kit/forms/record-form.ts';
import { yearQuarterField } from '@/kit/inputs/year-quarters.ts';

const said = (field: RecordField, value: unknown): string | undefined =>
  field.rule.safeParse(value).error?.issues[0]?.message;

afterEach(() => void vi.useRealTimers());

describe('a field that must be filled in', () => {
  it.each<[name: string, field: RecordField, value: unknown, sent: unknown]>([
    ['text', textField(), ' Yoʻl ', 'Yoʻl'],
    ['number', numberField(), -0.5, -0.5],
    ['count', countField(), 12, 12],
    ['id', idField(), 7, 7],
    ['chosen record', chosenField(), { value: 7, label: 'Yangi davr', hint: '300400000' }, 7],
    ['year', yearField(), 2026, 2026],
    ['choice', choiceField(['A', 'B']), 'B', 'B'],
    ['day', dayField(), '2026-02-28', '2026-02-28'],
  ])('%s: begins empty, reports that, and sends the entered value', (name, field, value, sent) => {
    const empty = name === 'year' ? null : field.empty();
    expect(field.required).toBe(true);
    expect(said(field, empty)).toBe('Majburiy maydon');
    expect(field.rule.parse(value)).toEqual(sent);
  });

  it('has the message of its screen', () => {
    expect(said(textField({ message: 'Nom majburiy' }), ' ')).toBe('Nom majburiy');
    expect(said(numberField({ message: 'Majburiy' }), null)).toBe('Majburiy');
    expect(said(choiceField(['A'], { message: 'Majburiy' }), null)).toBe('Majburiy');
  });

  it.each<[RecordField, unknown]>([
    [countField(), 1.5],
    [idField(), 1.5],
    [chosenField(), { label: 'Yangi davr' }],
    [yearField(), 20_260],
    [choiceField(['A']), 'C'],
    [dayField(), '2026-02-30'],
  ])('accepts nothing else', (field, value) => {
    expect(field.rule.safeParse(value).success).toBe(false);
  });

  it('that is another record reads the id of the platform, without a name', () => {
    expect(chosenField().read.parse('7')).toEqual({ value: 7, label: '' });
    expect(chosenField().read.parse(null)).toBeNull();
  });

  it('that is a year begins with the current year, with another or empty, as configured', () => {
    vi.useFakeTimers({ now: new Date(2031, 0, 1) });
    expect(yearField().empty()).toBe(2031);
    expect(yearField({ begins: 2024 }).empty()).toBe(2024);
    expect(yearField({ begins: 'empty' }).empty()).toBeNull();
  });

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-28T19:00:00Z', '2026-03-01'],
    ['2026-02-28 23:59:59', '2026-02-28'],
    ['28.02.2026', '28.02.2026'],
    [null, null],
  ])('that is a day holds %o as it came, and shows %o', (written, day) => {
    const held = dayField().read.parse(written);
    expect(held).toBe(written);
    expect(asDay({ value: held, onChange: () => undefined }, held).value).toBe(day);
  });

  it('that is a day keeps an invalid value for the person to see and correct', () => {
    const { read, rule } = dayField();
    expect(read.parse('28.02.2026')).toBe('28.02.2026');
    expect(rule.safeParse('28.02.2026').success).toBe(false);
  });

  it.each<[RecordField, unknown, string]>([
    [countField(), 1.5, 'Butun son kiriting'],
    [choiceField(['A']), 'B', 'Majburiy maydon'],
    [choiceField(['A'], { message: 'Majburiy' }), 'B', 'Majburiy'],
    [yearQuarterField(), 5, 'Majburiy maydon'],
  ])('reports a value of another kind with a text of the interface', (field, value, message) => {
    expect(said(field, value)).toBe(message);
  });

  it('that is a choice reads any value of the platform', () => {
    expect([choiceField(['A']).read.parse('A'), choiceField(['A']).read.parse('C')]).toEqual(['A', 'C']);
  });
});

describe('a field that may be left empty', () => {
  it.each<[RecordField, unknown]>([
    [optional(textField()), '  '],
    [optional(idField()), null],
    [optional(yearField()), null],
    [passedField(), null],
  ])('is not marked and is sent as null', (field, nothing) => {
    expect(field.required).toBe(false);
    expect(field.rule.parse(nothing)).toBeNull();
  });

  it('is still validated where it is filled in, with its own message', () => {
    expect(optional(textField()).rule.parse(' a ')).toBe('a');
    expect(said(optional(yearField()), 20)).toBe("Yil noto'g'ri kiritilgan");
  });

  it('that is passed on is sent back unchanged', () => {
    expect(passedField().rule.parse(passedField().read.parse('MEDIUM'))).toBe('MEDIUM');
  });
});

describe('a check box', () => {
  it.each([
    [true, true],
    [1, true],
    [false, false],
    [undefined, false],
  ])('reads %s as %s', (value, flag) => {
    expect(flagField().read.parse(value)).toBe(flag);
  });

  it('begins unchecked, is not marked, and is sent either way', () => {
    expect(flagField().empty()).toBe(false);
    expect(flagField().required).toBe(false);
    for (const flag of [true, false]) expect(flagField().rule.parse(flag)).toBe(flag);
  });
});

describe('an id that narrows another field', () => {
  const form = recordForm({ district_id: shownIdField(), quarter_id: idField() });

  it('is read with the record, and never sent', () => {
    const read = form.read.parse({ district_id: '11', quarter_id: 7 });
    expect(read).toEqual({ district_id: 11, quarter_id: 7 });
    expect(form.schema.parse(read)).toEqual({ quarter_id: 7 });
    expect(form.isRequired('district_id')).toBe(false);
  });
});

describe('a file', () => {
  const field = fileField({ message: 'Majburiy' });

  it('is required, and is sent as its id', () => {
    expect(field.required).toBe(true);
    expect(said(field, field.empty())).toBe('Majburiy');
    expect(field.rule.parse({ hash: 'a1', name: 'hisobot.pdf' })).toBe('a1');
  });

  it('is read by its id, without a name; null is no file', () => {
    expect(field.read.parse('a1')).toEqual({ hash: 'a1', name: '' });
    expect(field.read.parse(null)).toBeNull();
  });
});
