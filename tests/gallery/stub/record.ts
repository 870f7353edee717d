import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { countField, optional, textField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { required, requiredText } from '@/kit/forms/rules.ts';
import { localizedData, titleField } from '@/kit/localized/languages.ts';

const amount = z.union([z.string(), z.number()]).transform(Number);
const sentAmount = required(z.number().int()).transform(String);
const rowSchema = z.object({ id: z.number(), title: localizedData, year: z.number(), amount });
export type GalleryRecord = z.output<typeof rowSchema>;

/** A kind of record that exists only in the gallery; its sum is sent as text. */
export const records = defineCrud({
  path: 'api/v1/records',
  row: rowSchema,
  form: recordForm({
    title: titleField(),
    year: yearField({ begins: 'empty' }),
    amount: { ...countField(), read: amount, rule: sentAmount, ruleOf: () => sentAmount },
    note: optional(textField()),
  }),
});

/** A record as a dialog sends it. */
export const decisionForm = z.object({ comment: requiredText() });
