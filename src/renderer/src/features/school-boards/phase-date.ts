import { z } from 'zod';
import { dayInTashkent } from '@/i18n/formats.ts';
import { optionalTime } from '@/kit/fields.ts';
import type { RecordField } from '@/kit/forms/record-form.ts';
import { required } from '@/kit/forms/rules.ts';

/**
 * The required first or last day of a phase (S-007). An unchanged day is sent as the platform wrote it: the lists show
 * a time of day (S-014), which the form has no field for and must not lose. A changed day keeps it, too (`movedTo`).
 */
export const phaseDateField = (): RecordField<string | null, string> => ({
  empty: () => null,
  read: optionalTime,
  rule: required(z.string().refine((date) => dayInTashkent(date) !== null, "Sana noto'g'ri kiritilgan")),
  required: true,
});

/** The value of a day field for a date of the form: the day in Tashkent, or incomplete input as typed. */
export const shownDay = (date: string | null): string | null => dayInTashkent(date) ?? date;

/** Length of YYYY-MM-DD. */
const DAY_LENGTH = 10;
/** A time as the platform writes it: its day, and the time of day with its zone, if it names one. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2})([T ].+)$/;

/**
 * The date of the form for a chosen day (YYYY-MM-DD, or incomplete input): a date of the record keeps its time of day,
 * which the field does not show. `before`: the date as the platform wrote it; null for none.
 */
export function movedTo(day: string | null, before: string | null): string | null {
  const from = dayInTashkent(before);
  const [, written, time] = WRITTEN.exec(before ?? '') ?? [];
  // The day in the platform's zone may differ from that in Tashkent: both move by the same number of days.
  if (day === null || from === null || written === undefined || dayInTashkent(day) !== day) return day;
  const moved = Date.parse(written) + Date.parse(day) - Date.parse(from);
  return `${new Date(moved).toISOString().slice(0, DAY_LENGTH)}${time}`;
}
