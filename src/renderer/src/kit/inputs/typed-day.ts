import { z } from 'zod';

const day = z.iso.date();
const WHOLE = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const LOOSE = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/;

/** Whether a value is a day that exists, as YYYY-MM-DD. */
export const isDay = (value: string | null): value is string => day.safeParse(value).success;

/**
 * What a field for a day holds once this is typed: YYYY-MM-DD of a whole DD.MM.YYYY, null for nothing, else the text as it
 * is, which no rule for days lets through. `loose`: single digits and other separators will do, as when the field is left.
 */
export function typedDay(text: string, loose = false): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, date = '', month = '', year = ''] = (loose ? LOOSE : WHOLE).exec(trimmed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(iso) ? iso : text;
}
