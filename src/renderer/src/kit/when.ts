import { dayInTashkent, formatDateTime } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';

const DAY_MS = 24 * 60 * 60_000;
const iso = (time: number): string => new Date(time).toISOString();

/** The time of day in Tashkent, HH:mm; `time` in ms since the epoch. */
export const clockOf = (time: number): string => formatDateTime(iso(time)).slice(-5);

/** The time relative to `now` (both in ms since the epoch): "bugun 11:42", "kecha 17:55", otherwise date and time. */
export function whenOf(time: number, now: number, { t }: Pick<Translation, 't'>): string {
  const day = dayInTashkent(iso(time));
  if (day === dayInTashkent(iso(now))) return t('bugun {{time}}', { time: clockOf(time) });
  if (day === dayInTashkent(iso(now - DAY_MS))) return t('kecha {{time}}', { time: clockOf(time) });
  return formatDateTime(iso(time));
}
