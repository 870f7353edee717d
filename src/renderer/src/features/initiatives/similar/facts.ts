/** What two initiatives have in common. */
export type Facts = {
  /** Distance in metres, where both are placed within 150 m; else null. */
  readonly metres: number | null;
  readonly category: boolean;
  /** Whether the whole names of the authors are equal. */
  readonly author: boolean;
  /** Likeness of the words, 0 to 1: the cosine of both texts with each word weighted by its rarity. */
  readonly likeness: number;
  /** Whether the text of one is nearly the other's. */
  readonly copy: boolean;
  /** Whether a picture of one looks the same as one of the other. */
  readonly picture: boolean;
};

/** Largest distance, in metres, at which two initiatives are at one place. */
export const NEAR_METRES = 150;
/** Least likeness that counts beside a common place. */
const LIKE_AT_A_PLACE = 0.15;
/** Least likeness that counts beside a common author. */
const LIKE_OF_AN_AUTHOR = 0.2;

/** Whether two initiatives at one place are about the same. */
const sameAtPlace = ({ metres, category, likeness }: Facts): boolean =>
  metres !== null && (category || likeness >= LIKE_AT_A_PLACE);

/**
 * Where a pair is shown: `first`, `behind` ("Yana") or not at all. Likeness of the words alone never counts: templates
 * recur. Nor does a common category.
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
