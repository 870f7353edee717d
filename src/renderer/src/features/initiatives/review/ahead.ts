import { AHEAD_BYTES, ONE_AHEAD_BYTES } from '@shared/pictures-ahead.ts';
import type { AheadOutcome } from '@/kit/read-ahead.ts';

/** How many of the next entries have their pictures read ahead. */
const ENTRIES_AHEAD = 10;
/** Offsets of the neighbours that the next key shows, in the order in which they are likely to be. */
const NEAR = [1, 2, -1];

/** What is known of pictures, by their ids in the file service. */
export type Known = ReadonlyMap<string, AheadOutcome>;
/** Pictures of an entry that are shown without opening the viewer. */
export type Shown = readonly string[];

/** Pictures to be read ahead, those of the next key first. */
export type Wanted = {
  /** Of the neighbours that the next key shows. */
  readonly near: readonly string[];
  /** Those and the ones behind them. */
  readonly all: readonly string[];
  /** The next entries, in their order. */
  readonly next: readonly Shown[];
};

/** The pictures around the entry at `index`. */
export function wantedAround(entries: readonly Shown[], index: number): Wanted {
  const next = entries.slice(index + 1, index + 1 + ENTRIES_AHEAD);
  const near = NEAR.flatMap((step) => entries[index + step] ?? []);
  return { near: [...new Set(near)], all: [...new Set([...near, ...next.flat()])], next };
}

/** A picture to be read ahead. */
export type NextPicture = {
  readonly hash: string;
  /** Most bytes that it may have. */
  readonly most: number;
  /** It could not be read before: after a pause. */
  readonly again: boolean;
};

/**
 * The next picture to be read ahead; null where all is read, or as much as may lie ahead. One that could not be read comes
 * after the others, and one that was too large only once more may be read.
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

/** How many of the next entries, one after the other, need nothing more: their pictures lie ahead, or there are none. */
export function readyAhead(next: readonly Shown[], known: Known): number {
  const missing = next.findIndex((hashes) =>
    hashes.some((hash) => !['ready', 'none'].includes(known.get(hash)?.state ?? '')),
  );
  return missing < 0 ? next.length : missing;
}
