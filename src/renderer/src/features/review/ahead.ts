import { AHEAD_BYTES, ONE_AHEAD_BYTES } from '@shared/pictures-ahead.ts';
import type { AheadOutcome } from '@/kit/read-ahead.ts';

/** Number of next entries whose pictures are prefetched. */
const ENTRIES_AHEAD = 10;
/** Offsets of the neighbours that the next key may show, the likeliest first. */
const NEAR = [1, 2, -1];

/** Outcomes of prefetching, by picture id in the file service. */
export type Known = ReadonlyMap<string, AheadOutcome>;
/** Ids of an entry's pictures that are shown without opening the viewer. */
export type Shown = readonly string[];

/** Pictures to prefetch, those of the next key first. */
export type Wanted = {
  /** Pictures of the neighbours that the next key may show. */
  readonly near: readonly string[];
  /** `near`, then the pictures of the further entries. */
  readonly all: readonly string[];
  /** Pictures of the next entries, in order. */
  readonly next: readonly Shown[];
};

/** The pictures around the entry at `index`. */
export function wantedAround(entries: readonly Shown[], index: number): Wanted {
  const next = entries.slice(index + 1, index + 1 + ENTRIES_AHEAD);
  const near = NEAR.flatMap((step) => entries[index + step] ?? []);
  return { near: [...new Set(near)], all: [...new Set([...near, ...next.flat()])], next };
}

/** A picture to prefetch. */
export type NextPicture = {
  readonly hash: string;
  /** Maximum size in bytes. */
  readonly most: number;
  /** True for a retry, to be made after a pause. */
  readonly again: boolean;
};

/**
 * The next picture to prefetch; null where all are fetched or the byte limit is reached. A failed picture is retried
 * after the others, an oversized picture only once the limit allows more bytes.
 */
export function nextPicture(all: readonly string[], known: Known): NextPicture | null {
  const bytes = all.reduce((sum, hash) => sum + bytesOf(known.get(hash)), 0);
  const most = Math.min(ONE_AHEAD_BYTES, AHEAD_BYTES - bytes);
  if (most <= 0) return null;
  const fresh = all.find((hash) => isFresh(known.get(hash), most));
  if (fresh !== undefined) return { hash: fresh, most, again: false };
  const again = all.find((hash) => known.get(hash)?.state === 'later');
  return again === undefined ? null : { hash: again, most, again: true };
}

const bytesOf = (outcome: AheadOutcome | undefined): number => (outcome?.state === 'ready' ? outcome.bytes : 0);

const isFresh = (outcome: AheadOutcome | undefined, most: number): boolean =>
  !outcome || (outcome.state === 'large' && outcome.most < most);

/** How many of the next entries, without a gap, are ready: their pictures are prefetched, or they have none. */
export function readyAhead(next: readonly Shown[], known: Known): number {
  const missing = next.findIndex((hashes) =>
    hashes.some((hash) => !['ready', 'none'].includes(known.get(hash)?.state ?? '')),
  );
  return missing < 0 ? next.length : missing;
}
