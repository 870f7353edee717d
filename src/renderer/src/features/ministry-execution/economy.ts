import type { z } from 'zod';
import { excelRule } from '@/kit/files/file-rule.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { choiceField, dayField, optional, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** One Excel file (R-035, spec 002 §5). */
export const ECONOMY_FILE = excelRule({ missing: 'Faylni yuklash majburiy' });

export const TYPES = ['income', 'outcome'] as const;
export const CURRENCIES = ['mlrduzs', 'mlnuzs'] as const;

/** The fields that go with the file and what they say; the day is not among the required ones. */
export const economyForm = recordForm({
  title: textField({ message: 'Nom majburiy' }),
  type: choiceField(TYPES, { message: 'Majburiy' }),
  currency: choiceField(CURRENCIES, { message: 'Majburiy' }),
  date: optional(dayField()),
  description: textField({ message: 'Izoh majburiy' }),
});

/** The call that sends the table (spec 002 §7). Whether it may come twice nobody says: then a person does. */
export const economyUpload = ({ date, ...fields }: z.output<typeof economyForm.schema>): UploadRequest => ({
  path: 'api/v1/state-budget/excel-economy/upload-excel',
  field: 'file',
  fields: { ...fields, ...(date && { date }) },
  repeatable: false,
});
