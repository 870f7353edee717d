/** Rows of a page: at first, at most and at least. */
export const ROWS = { first: 200, most: 1000, least: 100 } as const;
/** Answers that came faster than this allow a larger page, slower ones ask for a smaller one, in ms. */
const FAST_MS = 4_000;
const SLOW_MS = 12_000;
/** Least time between the end of a call and the next one, in ms. */
export const PAUSE_MS = 1_000;
/** Waits after a refusal, in ms: the first, doubled with each further one, and the longest. */
const REFUSED_MS = { first: 5_000, most: 60_000 } as const;
/** Longest wait that the platform may ask for, in ms; after a longer one the reading halts. */
const LONGEST_ASKED_MS = 10 * 60_000;
/** Refusals in a row after which the reading halts. */
const MOST_REFUSALS = 6;
/** Least time between two readings, in ms. */
export const AGAIN_MS = 15 * 60_000;

/** The size of the next page in rows. `took`: how long the answer took, in ms; null where it did not come in time. */
export function nextLimit(limit: number, took: number | null): number {
  if (took === null || took > SLOW_MS) return Math.max(ROWS.least, Math.floor(limit / 2));
  return took < FAST_MS ? Math.min(ROWS.most, limit * 2) : limit;
}

/**
 * How long to wait after so many refusals in a row (from 1), in ms: what the platform asked for, else longer each time. Null: too
 * long, or too often, to wait for it.
 */
export function waitAfter(refusals: number, asked?: number): number | null {
  if (refusals >= MOST_REFUSALS) return null;
  if (asked !== undefined) return asked > LONGEST_ASKED_MS ? null : Math.max(PAUSE_MS, asked);
  return Math.min(REFUSED_MS.most, REFUSED_MS.first * 2 ** (refusals - 1));
}

/** How many calls a list of so many rows takes at most, on a platform that answers fast. */
export function callsFor(total: number): number {
  let calls = 0;
  for (let [read, limit] = [0, ROWS.first as number]; read < total; calls++) {
    read += limit;
    limit = nextLimit(limit, 0);
  }
  return Math.max(1, calls);
}
