import type { NumberStyle } from './number-format.ts';

const DAY_SECONDS = 86_400;
const MAX_DAY = 2_958_465; // 31.12.9999
/** Days from Excel's day 0 to 1 January 1970, and from the first day of the 1904 calendar. */
const TO_1970 = 25_569;
const TO_1970_FROM_1904 = 24_107;
/** Excel counts a 29 February 1900 (day 60) that never existed, as Lotus did. */
const NO_SUCH_DAY = 60;
/** Significant digits that Excel itself keeps; further digits are noise of binary fractions. */
const DIGITS = 15;

/** A number of a sheet as a person reads it in its cell's style: "0.3", "12.5%", "31.12.2024 18:30", "36:15". */
export function numberText(raw: string, style: NumberStyle, from1904: boolean): string {
  if (style === 'plain' && raw.length <= DIGITS && /^(0|-?[1-9]\d*)$/.test(raw)) return raw;
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  if (style === 'percent') return `${plain(value * 100)}%`;
  if (style === 'hours') return hours(value);
  return (style === 'date' ? dateText(value, from1904) : null) ?? plain(value);
}

/** An ISO 8601 date or time of a cell of type `d`, in the form of `numberText`; any other text is unchanged. */
export function isoDateText(iso: string): string {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(iso);
  if (!parts) return iso;
  const [, year, month, day, hour = '00', minute = '00'] = parts;
  return `${day}.${month}.${year}${hour === '00' && minute === '00' ? '' : ` ${hour}:${minute}`}`;
}

function plain(value: number): string {
  const text = String(Number(value.toPrecision(DIGITS)));
  if (!text.includes('e')) return text;
  return new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 }).format(Number(text));
}

/** Null for a day outside Excel's calendar. */
function dateText(serial: number, from1904: boolean): string | null {
  const seconds = Math.round(serial * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (day < 0 || day > MAX_DAY) return null;
  const minutes = Math.floor((seconds - day * DAY_SECONDS) / 60);
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  // Where the first day is a real one, its hours are still times: hardly anything is dated so far back.
  if (day === 0 && (!from1904 || minutes > 0)) return time;
  if (day === NO_SUCH_DAY && !from1904) return `29.02.1900${minutes === 0 ? '' : ` ${time}`}`;
  const since1970 = from1904 ? day - TO_1970_FROM_1904 : day - TO_1970 + (day < NO_SUCH_DAY ? 1 : 0);
  return `${dayText(since1970)}${minutes === 0 ? '' : ` ${time}`}`;
}

function dayText(since1970: number): string {
  const date = new Date(since1970 * DAY_SECONDS * 1000);
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}

function hours(value: number): string {
  const minutes = Math.round(Math.abs(value) * 24 * 60);
  return `${value < 0 ? '-' : ''}${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
