import { z } from 'zod';

const day = z.iso.date();
const moment = z.iso.datetime({ local: true, precision: 0 });
/** A day and a time of day, as the school programme shows them (S-014) or with a space; seconds may be missing. */
const WITH_TIME = /^(.+?)(?:\s*\|\s*|\s+|,\s*)(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const WHOLE_MOMENT = /^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/;
/** Letters of the longest text that is a moment, with room for blanks; a longer one is none. */
const LONGEST_MOMENT = 60;
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

/** Whether a value is an existing moment, as `YYYY-MM-DD HH:mm:ss`. */
export const isMoment = (value: string | null): value is string => moment.safeParse(value?.replace(' ', 'T')).success;

/**
 * The value of a field for a day and a time, for a typed text: `YYYY-MM-DD HH:mm:ss` for a complete DD.MM.YYYY HH:mm:ss,
 * null for nothing, otherwise the text unchanged, which no rule for moments accepts. `dayAt`, for use on blur: also
 * accepts what `typedDay` then accepts, a time without seconds, and a day alone, which gets this time (HH:mm:ss).
 */
export function typedMoment(text: string, dayAt?: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (trimmed.length > LONGEST_MOMENT) return text;
  if (dayAt === undefined && !WHOLE_MOMENT.test(trimmed)) return text;
  const [, date = trimmed, hours, minutes, seconds = '00'] = WITH_TIME.exec(trimmed) ?? [];
  const time = hours === undefined ? dayAt : `${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  const value = `${typedDay(date, true)} ${time}`;
  return isMoment(value) ? value : text;
}
