import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Asia/Tashkent: five hours ahead of UTC the whole year. The workstation's own time zone does not matter. */
export const TASHKENT = { offsetMinutes: 300, zone: '+05:00' };
const NO_BREAK_SPACE = '\u00A0';
const EMPTY = '—';

/** A day, a time of day and a zone; without a zone the time is already what a clock in Tashkent shows. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/** DD.MM.YYYY in Tashkent of an ISO time or a plain date; '—' for nothing and for what is not a date. */
export const formatDate = (iso: string | null | undefined): string => formatTime(iso, 'DD.MM.YYYY');

/** DD.MM.YYYY HH:mm in Tashkent of an ISO time; '—' for nothing and for what is not a time. */
export const formatDateTime = (iso: string | null | undefined): string => formatTime(iso, 'DD.MM.YYYY HH:mm');

/** DD-MM-YYYY / HH:mm in Tashkent of an ISO time (S064, S066); '—' for nothing and for what is not a time. */
export const formatLogin = (iso: string | null | undefined): string => formatTime(iso, 'DD-MM-YYYY / HH:mm');

/** DD.MM.YYYY | HH:mm:ss in Tashkent of an ISO time, as the school programme writes it; '—' for what is not a time. */
export const formatMoment = (iso: string | null | undefined): string => formatTime(iso, 'DD.MM.YYYY | HH:mm:ss');

/** What a clock in Tashkent shows now, as `YYYY-MM-DD HH:mm:00`. */
export const nowInTashkent = (): string => dayjs.utc().utcOffset(TASHKENT.offsetMinutes).format('YYYY-MM-DD HH:mm:00');

/** So'm without decimals, thousands apart: 1500000000 gives "1 500 000 000" with no-break spaces; '—' for nothing. */
export const formatMoney = (som: number | null | undefined): string => formatWhole(som);

/** A number of things, thousands apart; '—' for nothing. */
export const formatCount = (count: number | null | undefined): string => formatWhole(count);

/** A number with its decimals as it is, thousands apart, a comma before at most `most` decimals; '—' for nothing. */
export function formatDecimal(value: number | null | undefined, most = 2): string {
  if (!isNumber(value)) return EMPTY;
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const shown = decimals.replace(/0+$/, '');
  const sign = value < 0 && /[1-9]/.test(whole + decimals) ? '−' : '';
  return `${sign}${grouped(whole)}${shown && `,${shown}`}`;
}

function formatTime(iso: string | null | undefined, format: string): string {
  const [, day, clock = '00:00', zone = TASHKENT.zone] = ISO.exec(iso ?? '') ?? [];
  // A day that does not exist (30 February) would roll over into the next month.
  if (!day || dayjs.utc(day).format('YYYY-MM-DD') !== day) return EMPTY;
  const time = dayjs.utc(`${day}T${clock}${zone}`);
  return time.isValid() ? time.utcOffset(TASHKENT.offsetMinutes).format(format) : EMPTY;
}

function formatWhole(value: number | null | undefined): string {
  if (!isNumber(value)) return EMPTY;
  const rounded = Math.round(value) || 0;
  return grouped(String(rounded));
}

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value);

/** Digits in threes; the start may be a sign. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
