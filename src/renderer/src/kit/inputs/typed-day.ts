import { z } from 'zod';

const day = z.iso.date();
const WHOLE = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const LOOSE = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/;

/** Whether a value is an existing day, as YYYY-MM-DD. */
export const isDay = (value: string | null): value is string => day.safeParse(value).success;

/**
 * The value of a day field for a typed text: YYYY-MM-DD for a complete DD.MM.YYYY, null for nothing, otherwise the text
 * unchanged, which no rule for days accepts. `loose` also accepts single digits and other separators, for use on blur.
 */
export function typedDay(text: string, loose = false): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, date = '', month = '', year = ''] = (loose ? LOOSE : WHOLE).exec(trimmed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(iso) ? iso : text;
}
