import { expect, test } from 'vitest';
import { alsoChecked } from '@/kit/forms/also-checked.ts';
import { numberField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

const REQUIRED = 'Majburiy maydon';
const ORDER = "Qiymat 0 dan katta bo'lishi kerak";
const plain = recordForm({ name: textField(), from: numberField(), to: numberField() });
const form = alsoChecked(plain, ({ from, to }) => ((to ?? 0) < (from ?? 0) ? { to: ORDER } : {}));
const problems = (values: Parameters<typeof plain.schema.parse>[0]) =>
  form.schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('comparisons of fields are reported together with the checks of single fields', () => {
  expect(problems({ name: '', from: 2, to: 1 })).toEqual([
    ['name', REQUIRED],
    ['to', ORDER],
  ]);
});

test("a field's own message comes first and stays alone", () =>
  expect(problems({ name: 'x', from: 2, to: null })).toEqual([['to', REQUIRED]]));

test('valid values are sent as the form alone would send them', () =>
  expect(form.schema.parse({ name: ' x ', from: 1, to: 1 })).toEqual({ name: 'x', from: 1, to: 1 }));
