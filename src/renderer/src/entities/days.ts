import { TASHKENT } from '@/i18n/formats.ts';

const DAY_MS = 86_400_000;
/** Interval for looking at the clock, in ms: a single timer until midnight would be late after the computer has slept. */
const LOOK_MS = 30_000;

/** Number of the day in Tashkent since the epoch, at a time in ms since the epoch. */
export const dayAt = (time: number): number => Math.floor((time + TASHKENT.offsetMs) / DAY_MS);

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+)?$/;

/** Day number in Tashkent since the epoch of an ISO date, or date and time; without a zone in Tashkent. NaN if invalid. */
export const dayOf = (iso: string): number =>
  WITHOUT_ZONE.test(iso) ? Date.parse(iso.slice(0, 10)) / DAY_MS : dayAt(Date.parse(iso));

/** The days by a clock. `now`: ms since the epoch, the same value until the next day begins in Tashkent. */
export function createDays(clock: () => number): { now: () => number; follow: (look: () => void) => () => void } {
  let at = clock();
  return {
    now: () => {
      const time = clock();
      if (dayAt(time) !== dayAt(at)) at = time;
      return at;
    },
    follow: (look) => {
      const timer = setInterval(look, LOOK_MS);
      return () => clearInterval(timer);
    },
  };
}
