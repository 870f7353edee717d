import type { z } from 'zod';
import { excelRule } from '@/kit/files/file-rule.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { dayField } from '@/kit/forms/day-field.ts';
import { choiceField, optional, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** A single Excel file (R-035, spec 002 §5). */
export const ECONOMY_FILE = excelRule({ missing: 'Faylni yuklash majburiy' });

/** Types of the figures: income or outcome. */
export const TYPES = ['income', 'outcome'] as const;
/** Currencies of the figures: billions or millions of so'm. */
export const CURRENCIES = ['mlrduzs', 'mlnuzs'] as const;

/** Fields beside the file, with their messages; the date is not required. */
export const economyForm = recordForm({
  title: textField({ message: 'Nom majburiy' }),
  type: choiceField(TYPES, { message: 'Majburiy' }),
  currency: choiceField(CURRENCIES, { message: 'Majburiy' }),
  date: optional(dayField()),
  description: textField({ message: 'Izoh majburiy' }),
});

/** Upload of the table (spec 002 §7). Not known to be idempotent: ask the person before a retry. */
export const economyUpload = ({ date, ...fields }: z.output<typeof economyForm.schema>): UploadRequest => ({
  path: 'api/v1/state-budget/excel-economy/upload-excel',
  field: 'file',
  fields: { ...fields, ...(date && { date }) },
  repeatable: false,
});
