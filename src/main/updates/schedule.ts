const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The event before an automatic check. */
type Before = 'start' | 'answer' | 'failure';

/** Shortest wait, and length of the interval over which checks are spread, in ms. */
const WAITS: Record<Before, { least: number; spread: number }> = {
  start: { least: 2 * MINUTE_MS, spread: 20 * MINUTE_MS },
  answer: { least: 22 * HOUR_MS, spread: 4 * HOUR_MS },
  failure: { least: 2 * HOUR_MS, spread: 2 * HOUR_MS },
};

/**
 * Time until the next check, in ms: some minutes after the start, about a day after an answer, some hours after a
 * failure. `random` from 0 to 1 is the jitter: offices start their workstations in the same minute.
 */
export function nextCheckIn(before: Before, random: number): number {
  const { least, spread } = WAITS[before];
  return Math.round(least + random * spread);
}
