import { describe, expect, it } from 'vitest';
import { alsoChecked } from '@/kit/forms/also-checked.ts';
import { dayField } from '@/kit/forms/day-field.ts';
import {
  choiceField,
  chosenField,
  countField,
  fileField,
  optional,
  picturesField,
  textField,
  yearField,
} from '@/kit/forms/record-fields.ts';
import { type RecordField, recordForm, sentAs } from '@/kit/forms/record-form.ts';
import { rowsField } from '@/kit/forms/rows.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { titleField } from '@/kit/localized/languages.ts';

const inAll = (text: string) => ({ uz_lat: text, uz_cyr: text, ru: text, en: text, kr: text });
const refused = (field: RecordField, stored: unknown, value: unknown) => {
  const form = recordForm({ name: textField(), field });
  const { error } = form.schemaOf({ name: 'a', field: stored }).safeParse({ name: 'b', field: value });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a value of the record that the person has not edited', () => {
  it.each<[what: string, field: RecordField, came: unknown]>([
    ['a text with blanks around it', textField(), '  AA1234567 '],
    ['an optional text', optional(textField()), ' a\u00a0b '],
    ['a count with decimals', countField(), 12_345_678.9],
    ['an optional count with decimals', optional(countField()), -1.5],
    ['a year out of range', yearField(), 20_260],
    ['a choice that is not offered', choiceField(['A']), 'B'],
    ['a day with its time', dayField(), '2026-02-28T19:00:00Z'],
    ['a day in another notation', optional(dayField()), '28.02.2026'],
    ['a title', titleField(), inAll(' Yoʻl ')],
    ['a record by its id', chosenField(), 7],
    ['a file', optional(fileField()), 'a1'],
    ['pictures', picturesField(1), ['a1', 'b2']],
  ])('%s is sent as it came, and hinders no other change', (_what, field, came) => {
    const form = recordForm({ name: textField(), field });
    const stored = form.read.parse({ name: 'a', field: came });
    expect(form.schemaOf(stored).parse({ ...stored, name: ' b ' })).toEqual({ name: 'b', field: came });
  });

  it('that is nothing is still asked for where it is required', () => {
    expect(refused(textField(), ' ', ' ')).toEqual(['field: Majburiy maydon']);
    expect(refused(countField(), null, null)).toEqual(['field: Majburiy maydon']);
    expect(refused(titleField(undefined, ['ru']), inAll(''), inAll(''))).toEqual(['field.ru: Majburiy maydon']);
    expect(refused(optional(textField()), '', '')).toBeUndefined();
  });

  it('is validated once it is edited', () => {
    expect(refused(countField(), 1.5, 2.5)).toEqual(['field: Butun son kiriting']);
    expect(refused(choiceField(['A']), 'B', 'C')).toEqual(['field: Majburiy maydon']);
    expect(refused(dayField(), '32.02.2026', '31.02.2026')).toEqual(["field: Sana noto'g'ri kiritilgan"]);
    expect(refused(textField(), 'a', '')).toEqual(['field: Majburiy maydon']);
  });

  it('is validated in a new record', () => {
    const form = recordForm({ count: countField() });
    expect(form.schema.safeParse({ count: 1.5 }).success).toBe(false);
  });

  it('may be a language of a text', () => {
    const form = recordForm({ title: titleField() });
    const stored = { title: inAll(' Yoʻl ') };
    const typed = { title: { ...stored.title, ru: ' Дорога ' } };
    expect(form.schemaOf(stored).parse(typed)).toEqual({ title: { ...stored.title, ru: 'Дорога' } });
  });

  it('may be a row, wherever it stands now, or a cell of it', () => {
    const form = recordForm({ rows: rowsField({ name: textField(), count: countField() }) });
    const [one, two] = [
      { name: ' a ', count: 1.5 },
      { name: 'b', count: 2 },
    ] as const;
    const schema = form.schemaOf({ rows: [one, two] });
    expect(schema.parse({ rows: [two, one, { name: ' c ', count: 3 }] }).rows).toEqual([
      two,
      one,
      { name: 'c', count: 3 },
    ]);
    expect(schema.parse({ rows: [{ ...one, name: ' d ' }, two] }).rows).toEqual([{ name: 'd', count: 1.5 }, two]);
    expect(schema.safeParse({ rows: [one, { ...two, count: 2.5 }] }).error?.issues[0]?.path).toEqual([
      'rows',
      1,
      'count',
    ]);
    expect(schema.safeParse({ rows: [] }).success).toBe(false);
  });

  it('is sent as it came by a form with further checks and by one with another body', () => {
    const form = recordForm({ name: textField(), count: countField() });
    const checked = alsoChecked(form, ({ name }) => (name === 'b' ? { name: 'Butun son kiriting' } : {}));
    const stored = { name: 'a', count: 1.5 };
    expect(checked.schemaOf(stored).parse(stored)).toEqual(stored);
    expect(checked.schemaOf(stored).safeParse({ ...stored, name: 'b' }).error?.issues).toHaveLength(1);
    expect(
      sentAs(checked, (sent) => ({ ...sent, type: 'X' }))
        .schemaOf(stored)
        .parse(stored),
    ).toEqual({
      ...stored,
      type: 'X',
    });
  });
});

describe('the options of a select', () => {
  const options = [{ value: 'A', label: 'Faol' }];

  it('include the value of the record, as it is', () => {
    expect(withStored(options, 'B')).toEqual([...options, { value: 'B', label: 'B' }]);
    expect([null, '', 'A'].map((stored) => withStored(options, stored))).toEqual([options, options, options]);
  });
});
