/** Rows of a page: initial, maximum and minimum. */
export const ROWS = { first: 200, most: 1000, least: 100 } as const;
/** Answer times, in ms: below the first the page grows, above the second it shrinks. */
const FAST_MS = 4_000;
const SLOW_MS = 12_000;
/** Minimum time between the end of a call and the next call, in ms. */
export const PAUSE_MS = 1_000;
/** Backoff after refusals, in ms: the first wait, doubled with each further refusal, and the longest. */
const REFUSED_MS = { first: 5_000, most: 60_000 } as const;
/** Longest wait that the platform may request, in ms; a longer one halts the reading. */
const LONGEST_ASKED_MS = 10 * 60_000;
/** Refusals in a row after which the reading halts. */
const MOST_REFUSALS = 6;
/** Minimum time between two readings, in ms. */
export const AGAIN_MS = 15 * 60_000;

/** The size of the next page in rows. `took`: how long the answer took, in ms; null after a timeout. */
export function nextLimit(limit: number, took: number | null): number {
  if (took === null || took > SLOW_MS) return Math.max(ROWS.least, Math.floor(limit / 2));
  return took < FAST_MS ? Math.min(ROWS.most, limit * 2) : limit;
}

/**
 * Wait after this many refusals in a row (from 1), in ms: as long as the platform `asked`, else exponential backoff.
 * Null: too long a wait, or too many refusals.
 */
export function waitAfter(refusals: number, asked?: number): number | null {
  if (refusals >= MOST_REFUSALS) return null;
  if (asked !== undefined) return asked > LONGEST_ASKED_MS ? null : Math.max(PAUSE_MS, asked);
  return Math.min(REFUSED_MS.most, REFUSED_MS.first * 2 ** (refusals - 1));
}

/** Number of calls for a list of `total` rows, on a platform that answers fast. */
export function callsFor(total: number): number {
  let calls = 0;
  for (let [read, limit] = [0, ROWS.first as number]; read < total; calls++) {
    read += limit;
    limit = nextLimit(limit, 0);
  }
  return Math.max(1, calls);
}
