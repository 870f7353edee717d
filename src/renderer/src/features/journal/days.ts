import type { Script } from '@shared/settings.ts';
import { dayAt } from '@/entities/days.ts';
import { weekdayOf } from '@/i18n/calendar-words.ts';
import { formatDate, TASHKENT } from '@/i18n/formats.ts';

/** The days that the page shows. */
export const DAYS = ['today', 'yesterday', 'week', 'season'] as const;
/** Days that the page shows. */
export type Days = (typeof DAYS)[number];

/** A span of time in ms since the epoch; `to` is excluded. */
export type Span = { readonly from: number; readonly to: number };

const DAY_MS = 24 * 60 * 60_000;

/** All that the journal keeps. */
export const EVER: Span = { from: 0, to: Number.MAX_SAFE_INTEGER };

/**
 * The span of some days in Tashkent, at `now` (ms since the epoch). Spans that include today have no end, so that an
 * entry written before the clock was set back is not lost. `season`: all that the journal keeps, hardly more than one.
 */
export function spanOf(days: Days, now: number): Span {
  const today = dayAt(now) * DAY_MS - TASHKENT.offsetMs;
  switch (days) {
    case 'today':
      return { from: today, to: EVER.to };
    case 'yesterday':
      return { from: today - DAY_MS, to: today };
    case 'week':
      return { from: today - 6 * DAY_MS, to: EVER.to };
    case 'season':
      return EVER;
  }
}

/** A time in ms since the epoch as the ISO text that the page's formats take. */
export const isoOf = (time: number): string => new Date(time).toISOString();

/** The days in words: a single day with its weekday, several as first to last. */
export function daysInWords(days: Days, now: number, script: Script): string {
  const { from } = spanOf(days, now);
  const first = formatDate(isoOf(from));
  if (days === 'season') return `… – ${formatDate(isoOf(now))}`;
  return days === 'week' ? `${first} – ${formatDate(isoOf(now))}` : `${first}, ${weekdayOf(isoOf(from), script)}`;
}
