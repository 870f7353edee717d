import { TASHKENT } from '@/i18n/formats.ts';

const DAY_MS = 86_400_000;
/** Interval for looking at the clock, in ms: a single timer until midnight would be late after the computer has slept. */
const LOOK_MS = 30_000;

/** Number of the day in Tashkent since the epoch, at a time in ms since the epoch. */
export const dayAt = (time: number): number => Math.floor((time + TASHKENT.offsetMs) / DAY_MS);

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
