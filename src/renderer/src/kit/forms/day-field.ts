import { z } from 'zod';
import { dayInTashkent } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { writtenTime } from '../fields.ts';
import type { FieldProps } from './field.ts';
import type { RecordField } from './record-form.ts';
import { REQUIRED, required } from './rules.ts';

/**
 * A required day. The form holds it as the platform wrote it, with a time of day, which no field shows and none may
 * lose: `asDay` shows the day.
 */
export const dayField = ({
  message = REQUIRED,
}: {
  readonly message?: Text;
} = {}): RecordField<string | null, string> => ({
  empty: () => null,
  read: writtenTime,
  rule: required(
    z.string().refine((date) => dayInTashkent(date) !== null, "Sana noto'g'ri kiritilgan" satisfies Text),
    message,
  ),
  required: true,
});

/** Props of a `DateField` for a field made by `dayField`. `before`: the value of the record, as last read. */
export const asDay = <P extends Pick<FieldProps<string | null>, 'value' | 'onChange'>>(
  props: P,
  before: string | null,
) => ({
  ...props,
  value: shownDay(props.value),
  onChange: (day: string | null) => props.onChange(movedTo(day, before)),
});

/** The day in Tashkent of a date of the form; an unreadable date, and incomplete input, as it is. */
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
