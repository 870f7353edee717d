import { z } from 'zod';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { EXCEL_WISH, type FileWish } from '@/kit/files/wish.ts';
import { must } from '@/kit/forms/field.ts';
import { optionalDay, required, requiredText } from '@/kit/forms/rules.ts';

/** One Excel file (R-035, spec 002 §5). */
export const ECONOMY_WISH: FileWish = { ...EXCEL_WISH, missing: 'Faylni yuklash majburiy' };

export const TYPES = ['income', 'outcome'] as const;
export const CURRENCIES = ['mlrduzs', 'mlnuzs'] as const;

export type EconomyValues = {
  title: string;
  type: (typeof TYPES)[number] | null;
  currency: (typeof CURRENCIES)[number] | null;
  /** YYYY-MM-DD */
  date: string | null;
  description: string;
};
export const NO_ECONOMY: EconomyValues = { title: '', type: null, currency: null, date: null, description: '' };

/** The fields that go with the file and what they say; the day is not among the required ones. */
export const economyForm = z.object({
  title: requiredText(must('Nom majburiy')),
  type: required(z.enum(TYPES), must('Majburiy')),
  currency: required(z.enum(CURRENCIES), must('Majburiy')),
  date: optionalDay,
  description: requiredText(must('Izoh majburiy')),
});

/** The call that sends the table (spec 002 §7). Whether it may come twice nobody says: then a person does. */
export const economyUpload = ({ date, ...fields }: z.output<typeof economyForm>): UploadRequest => ({
  path: 'api/v1/state-budget/excel-economy/upload-excel',
  field: 'file',
  fields: { ...fields, ...(date && { date }) },
  repeatable: false,
});
