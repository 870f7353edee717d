import type { SimilarEntry } from './entry.ts';
import { byNearness, type Facts, NEAR_METRES, rankOf } from './facts.ts';
import { sameNames } from './names.ts';
import { metresBetween } from './places.ts';

/** Another initiative, and the facts that it shares with the given one. */
export type Pair<One> = { readonly initiative: One; readonly facts: Facts };
/** A pair that is shown. */
export type FoundPair<One> = Pair<One> & { readonly rank: 'first' | 'behind' };

/** Distance of two initiatives in metres, where they are near each other; else null. */
export function nearMetres(one: SimilarEntry, other: SimilarEntry): number | null {
  const metres = one.place && other.place ? metresBetween(one.place, other.place) : Number.POSITIVE_INFINITY;
  return metres <= NEAR_METRES ? metres : null;
}

/** Whether both have the same category. */
export const sameCategory = ({ initiative: one }: SimilarEntry, { initiative: other }: SimilarEntry): boolean =>
  one.category_id !== null && one.category_id === other.category_id;

/** What the names of both authors have in common. */
export const sameAuthor = (one: SimilarEntry, other: SimilarEntry): Facts['author'] =>
  one.author && other.author && sameNames(one.author, other.author);

/** The pairs to show, in display order. */
export const ranked = <One>(pairs: readonly Pair<One>[]): readonly FoundPair<One>[] =>
  pairs
    .flatMap((pair) => {
      const rank = rankOf(pair.facts);
      return rank ? [{ ...pair, rank }] : [];
    })
    .sort((a, b) => byNearness(a.facts, b.facts));
