import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { required, requiredText, year } from '@/kit/forms/rules.ts';
import { localizedData, localizedText, NO_TEXT } from '@/kit/localized/languages.ts';
import { recordAt } from '@/kit/record.ts';

const amount = z.union([z.string(), z.number()]).transform(Number);
const rowSchema = z.object({ id: z.number(), title: localizedData, year: z.number(), amount });
export type GalleryRecord = z.output<typeof rowSchema>;

/** What the form holds, and what is sent of it: the sum as a text, a note that is empty as null. */
export const recordForm = z.object({
  title: localizedText(),
  year: required(year),
  amount: required(z.number().int()).transform(String),
  note: z.string().transform((note) => note.trim() || null),
});
export type RecordValues = z.input<typeof recordForm>;
export const NEW_RECORD: RecordValues = { title: NO_TEXT, year: null, amount: null, note: '' };

const itemSchema: z.ZodType<RecordValues> = z.object({
  title: localizedData,
  year: z.number(),
  amount,
  note: z
    .string()
    .nullable()
    .transform((note) => note ?? ''),
});

/** A kind of record that lives in the gallery alone. */
export const records = defineCrud<GalleryRecord, RecordValues, z.output<typeof recordForm>>({
  path: 'api/v1/records',
  row: rowSchema,
  item: recordAt('record', ['title', 'year', 'amount'], itemSchema),
});

/** What a dialog sends about a record. */
export const decisionForm = z.object({ comment: requiredText() });
