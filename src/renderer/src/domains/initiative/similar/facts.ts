/** Facts that two initiatives share. */
export type Facts = {
  /** Distance in metres, where both are placed within 150 m; else null. */
  readonly metres: number | null;
  /** Whether more than three initiatives are pinned where one of the two is: an office, not the place of the subject. */
  readonly office: boolean;
  readonly category: boolean;
  /** Whether all names that are known of both authors are equal, or two of three; else null. */
  readonly author: 'same' | 'alike' | null;
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
/** Least likeness that counts with an office's pin. */
const LIKE_AT_AN_OFFICE = 0.4;
/** Least likeness that counts with the same author. */
const LIKE_OF_AN_AUTHOR = 0.2;

/** Whether two initiatives at the same place are about the same subject. */
const sameAtPlace = ({ metres, office, category, author, likeness }: Facts): boolean =>
  metres !== null &&
  (office ? author !== null || likeness >= LIKE_AT_AN_OFFICE : category || likeness >= LIKE_AT_A_PLACE);

/** Whether two initiatives are shown first for another reason than a copied text. */
const sameThing = (facts: Facts): boolean =>
  sameAtPlace(facts) ||
  facts.picture ||
  (facts.author !== null && (facts.category || facts.likeness >= LIKE_OF_AN_AUTHOR));

/**
 * Where a pair is shown: `first`, `behind` ("Yana") or not at all. Likeness of the words alone never counts, as
 * templates recur; nor does a common category alone.
 */
export function rankOf(facts: Facts): 'first' | 'behind' | null {
  if (facts.copy || sameThing(facts)) return 'first';
  return facts.author !== null || (facts.metres !== null && !facts.office) ? 'behind' : null;
}

/**
 * Order of pairs: those of one place, picture or author, then copies, then those behind; among them the nearest, then
 * the most alike. The distance of an office's pin tells nothing.
 */
export function byNearness(one: Facts, other: Facts): number {
  const group = (facts: Facts) => (sameThing(facts) ? 0 : facts.copy ? 1 : 2);
  const far = ({ metres, office }: Facts) => (office ? null : metres) ?? Number.MAX_VALUE;
  return group(one) - group(other) || far(one) - far(other) || other.likeness - one.likeness;
}
