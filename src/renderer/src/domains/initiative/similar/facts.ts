/** Facts that two initiatives share. */
export type Facts = {
  /** Distance in metres, where both are placed within 150 m; else null. */
  readonly metres: number | null;
  readonly category: boolean;
  /** Whether the full names of the authors are equal. */
  readonly author: boolean;
  /** Similarity of the words, 0 to 1: cosine of both texts, with each word weighted by its rarity. */
  readonly likeness: number;
  /** Whether one text is nearly the other, or a part of it. */
  readonly copy: boolean;
  /** Whether they have a picture that looks the same. */
  readonly picture: boolean;
};

/** Largest distance, in metres, at which two initiatives are at the same place. */
export const NEAR_METRES = 150;
/** Least likeness that counts with the same place. */
const LIKE_AT_A_PLACE = 0.15;
/** Least likeness that counts with the same author. */
const LIKE_OF_AN_AUTHOR = 0.2;

/** Whether two initiatives at the same place are about the same subject. */
const sameAtPlace = ({ metres, category, likeness }: Facts): boolean =>
  metres !== null && (category || likeness >= LIKE_AT_A_PLACE);

/**
 * Where a pair is shown: `first`, `behind` ("Yana") or not at all. Likeness of the words alone never counts, as
 * templates recur; nor does a common category alone.
 */
export function rankOf(facts: Facts): 'first' | 'behind' | null {
  const { metres, category, author, likeness, copy, picture } = facts;
  if (sameAtPlace(facts) || copy || picture) return 'first';
  if (author && (category || likeness >= LIKE_OF_AN_AUTHOR)) return 'first';
  return author || metres !== null ? 'behind' : null;
}

/** Order of pairs: those shown first before those behind, then the nearest, then the most alike. */
export function byNearness(one: Facts, other: Facts): number {
  const behind = (facts: Facts) => (rankOf(facts) === 'first' ? 0 : 1);
  const far = ({ metres }: Facts) => metres ?? Number.MAX_VALUE;
  return behind(one) - behind(other) || far(one) - far(other) || other.likeness - one.likeness;
}
