import type { SimilarEntry } from './entry.ts';
import { byNearness, type Facts, NEAR_METRES, rankOf } from './facts.ts';
import { metresBetween } from './places.ts';

/** Another initiative, and the facts that it shares with the given one. */
export type Pair<One> = { readonly initiative: One; readonly facts: Facts };
/** A pair that is shown. */
export type FoundPair<One> = Pair<One> & { readonly rank: 'first' | 'behind' };

/** The shared facts of two initiatives that need no index. */
export function inCommon(one: SimilarEntry, other: SimilarEntry): Pick<Facts, 'metres' | 'category' | 'author'> {
  const metres = one.place && other.place ? metresBetween(one.place, other.place) : Number.POSITIVE_INFINITY;
  const category = one.initiative.category_id;
  return {
    metres: metres <= NEAR_METRES ? metres : null,
    category: category !== null && category === other.initiative.category_id,
    author: one.author !== null && one.author === other.author,
  };
}

/** The pairs to show, in display order. */
export const ranked = <One>(pairs: readonly Pair<One>[]): readonly FoundPair<One>[] =>
  pairs
    .flatMap((pair) => {
      const rank = rankOf(pair.facts);
      return rank ? [{ ...pair, rank }] : [];
    })
    .sort((a, b) => byNearness(a.facts, b.facts));
