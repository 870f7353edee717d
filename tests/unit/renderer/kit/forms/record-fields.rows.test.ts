import { describe, expect, test } from 'vitest';
import { draftShape } from '@/kit/drafts/draft-shape.ts';
import { idField, numberField, optional, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { rowsField } from '@/kit/forms/rows.ts';

const powers = rowsField({ power: idField(), value: numberField(), note: optional(textField()) });
const form = recordForm({ name: textField(), powers });
const EMPTY = { power: null, value: null, note: '' };

describe('rows inside a record', () => {
  test('begin with the minimum number, each with the fields of a new row', () => {
    expect(form.empty().powers).toEqual([EMPTY]);
    expect(rowsField({ power: idField() }, { least: 2 }).empty()).toEqual([{ power: null }, { power: null }]);
    expect(rowsField({ power: idField() }, { least: 0 }).empty()).toEqual([]);
  });

  test('report a problem at the field of its row', () => {
    const issues = form.schema.safeParse({ name: 'a', powers: [{ power: 1, value: 2, note: '' }, EMPTY] }).error
      ?.issues;
    expect(issues?.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'powers.1.power: Majburiy maydon',
      'powers.1.value: Majburiy maydon',
    ]);
    expect(form.schema.safeParse({ name: 'a', powers: [] }).error?.issues[0]?.path).toEqual(['powers']);
  });

  test('are sent as their fields send', () => {
    expect(form.schema.parse({ name: 'a', powers: [{ power: 1, value: 2.5, note: ' ' }] })).toEqual({
      name: 'a',
      powers: [{ power: 1, value: 2.5, note: null }],
    });
  });

  test.each([
    [[{ power: '3', value: '1.5' }], [{ power: 3, value: 1.5, note: '' }]],
    [[], [EMPTY]],
    [null, [EMPTY]],
    [undefined, [EMPTY]],
  ])('are read from %j', (sent, read) => {
    expect(powers.read.parse(sent)).toEqual(read);
  });

  test.each([['a'], [[1]], [[{ power: 'yo‘q' }]], [{}]])(
    'that cannot be read are an error, never an empty list: %j',
    (sent) => {
      expect(powers.read.safeParse(sent).success).toBe(false);
    },
  );

  test('say which of their fields are required', () => {
    expect(['power', 'value', 'note'].filter(powers.row.isRequired)).toEqual(['power', 'value']);
    expect(form.isRequired('powers')).toBe(true);
  });

  test('are part of a draft, with as many rows as were typed; rows with other fields do not fit', () => {
    const shape = draftShape(form.empty());
    const draft = (rows: unknown) => shape.safeParse({ name: '', powers: rows }).success;
    expect(draft([EMPTY, { power: 1, value: 2, note: 'a' }, EMPTY])).toBe(true);
    expect(draft([EMPTY, { power: 1, value: 2 }])).toBe(false);
    expect(draft([{ ...EMPTY, unit: 'km' }])).toBe(false);
    expect(draft(['km'])).toBe(false);
  });
});
