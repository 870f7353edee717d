import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Asia/Tashkent: UTC+5 all year. The workstation's own time zone is ignored. */
export const TASHKENT = { offsetMinutes: 300, offsetMs: 300 * 60_000, zone: '+05:00' };
const NO_BREAK_SPACE = '\u00A0';
const EMPTY = '—';

/** A date with an optional time and zone; a time without a zone is Tashkent time. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** Formats an ISO time or a plain date as DD.MM.YYYY in Tashkent; '—' for nothing or an invalid date. */
export const formatDate = (iso: string | null | undefined): string => formatTime(iso, 'DD.MM.YYYY');

/** Formats an ISO time as DD.MM.YYYY HH:mm in Tashkent; '—' for nothing or an invalid time. */
export const formatDateTime = (iso: string | null | undefined): string => formatTime(iso, 'DD.MM.YYYY HH:mm');

/** Formats an ISO time as DD-MM-YYYY / HH:mm in Tashkent (S064, S066); '—' for nothing or an invalid time. */
export const formatLogin = (iso: string | null | undefined): string => formatTime(iso, 'DD-MM-YYYY / HH:mm');

/**
 * Formats an ISO time as DD.MM.YYYY | HH:mm:ss in Tashkent, as in the school programme; '—' for nothing or an invalid
 * time. `dayAt` (HH:mm:ss): the time of a day without one. Default: its first moment.
 */
export const formatMoment = (iso: string | null | undefined, dayAt?: string): string =>
  formatTime(iso, 'DD.MM.YYYY | HH:mm:ss', dayAt);

/** The day of an ISO time in Tashkent as YYYY-MM-DD; null for nothing or an invalid time. */
export function dayInTashkent(iso: string | null | undefined): string | null {
  const day = formatTime(iso, 'YYYY-MM-DD');
  return day === EMPTY ? null : day;
}

/** An ISO time in Tashkent as `YYYY-MM-DD HH:mm:ss`, `dayAt` as in `formatMoment`; null for nothing or an invalid time. */
export function momentInTashkent(iso: string | null | undefined, dayAt?: string): string | null {
  const moment = formatTime(iso, 'YYYY-MM-DD HH:mm:ss', dayAt);
  return moment === EMPTY ? null : moment;
}

/** The current time in Tashkent to the minute, as `YYYY-MM-DD HH:mm:00`. */
export const nowInTashkent = (): string => dayjs.utc().utcOffset(TASHKENT.offsetMinutes).format('YYYY-MM-DD HH:mm:00');

/** Formats so'm as a whole number grouped by no-break spaces: 1500000000 gives "1 500 000 000"; '—' for nothing. */
export const formatMoney = (som: number | null | undefined): string => formatWhole(som);

/**
 * Formats an exact sum, given in tiyin (1/100 so'm), as so'm: 150000000000n gives "1 500 000 000". Tiyin, if any,
 * follow a comma.
 */
export function formatTiyin(tiyin: bigint): string {
  const size = tiyin < 0n ? -tiyin : tiyin;
  const rest = size % 100n;
  return `${tiyin < 0n ? '−' : ''}${grouped(String(size / 100n))}${rest > 0n ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

/** Formats a count with its thousands grouped; '—' for nothing. */
export const formatCount = (count: number | null | undefined): string => formatWhole(count);

/**
 * Formats a number with grouped thousands, a comma and at most `most` decimals, trailing zeros dropped; '—' for
 * nothing.
 */
export function formatDecimal(value: number | null | undefined, most = 2): string {
  if (!isNumber(value)) return EMPTY;
  const [whole = '', decimals = ''] = rounded(Math.abs(value), most).split('.');
  const shown = decimals.replace(/0+$/, '');
  const sign = value < 0 && /[1-9]/.test(whole + decimals) ? '−' : '';
  return `${sign}${grouped(whole)}${shown && `,${shown}`}`;
}

function formatTime(iso: string | null | undefined, format: string, dayAt = '00:00'): string {
  const [, day, clock = dayAt, zone = TASHKENT.zone] = ISO.exec(iso ?? '') ?? [];
  // dayjs rolls a day that does not exist (30 February) over into the next month.
  if (!day || dayjs.utc(day).format('YYYY-MM-DD') !== day) return EMPTY;
  const time = dayjs.utc(`${day}T${clock}${zone}`);
  return time.isValid() ? time.utcOffset(TASHKENT.offsetMinutes).format(format) : EMPTY;
}

function formatWhole(value: number | null | undefined): string {
  if (!isNumber(value)) return EMPTY;
  const rounded = Math.round(value);
  return `${rounded < 0 ? '−' : ''}${grouped(String(Math.abs(rounded)))}`;
}

/**
 * Rounds a number from 0 on half up to `most` decimals, by the decimal digits that the platform sent: `toFixed` rounds
 * the underlying binary fraction and turns 1.005 into 1.00.
 */
function rounded(value: number, most: number): string {
  const [whole = '', decimals = ''] = String(value).split('.');
  if (!/^\d*$/.test(whole + decimals)) return value.toFixed(most);
  if (decimals.length <= most) return String(value);
  const kept = BigInt(whole + decimals.slice(0, most)) + (decimals.charAt(most) >= '5' ? 1n : 0n);
  const digits = String(kept).padStart(most + 1, '0');
  const point = digits.length - most;
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value);

/** Groups digits in threes. */
const grouped = (digits: string): string => inGroups(digits, NO_BREAK_SPACE);

/** Digits in groups of three, from the end. */
export function inGroups(digits: string, separator: string): string {
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/.{3}/g) ?? [])].join(separator);
}
