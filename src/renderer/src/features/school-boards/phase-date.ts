import { z } from 'zod';
import { dayInTashkent } from '@/i18n/formats.ts';
import { optionalTime } from '@/kit/fields.ts';
import type { RecordField } from '@/kit/forms/record-form.ts';
import { required } from '@/kit/forms/rules.ts';

/**
 * The required first or last day of a phase (S-007). A day that nobody changes is sent as the platform wrote it: the
 * lists show a time of day (S-014), which the form has no field for and must not lose.
 */
export const phaseDateField = (): RecordField<string | null, string> => ({
  empty: () => null,
  read: optionalTime,
  rule: required(z.string().refine((date) => dayInTashkent(date) !== null, "Sana noto'g'ri kiritilgan")),
  required: true,
});

/** The value of a day field for a date of the form: the day in Tashkent, or an unfinished entry as it was typed. */
export const shownDay = (date: string | null): string | null => dayInTashkent(date) ?? date;
