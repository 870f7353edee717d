import type { Facts } from './facts.ts';

/** Most copies of one text that are shown one by one: more are a campaign, which is one line. */
const MOST_COPIES = 5;
/** Most copies that a place, an author or a picture tells apart from the rest: what more share is the campaign's. */
const MOST_APART = 3;

type Shared = { readonly facts: Facts };

const OWN: readonly ((facts: Facts) => boolean)[] = [
  ({ metres, office }) => metres !== null && !office,
  ({ author }) => author !== null,
  ({ picture }) => picture,
];

/**
 * Splits the similar ones of a season, in their order, into those shown one by one and the copies of a campaign: more
 * than five texts that are nearly the one in view. A copy that shares a place, author or picture with it, as few of
 * them do, is in both.
 */
export function splitCampaign<One extends Shared>(
  found: readonly One[],
): {
  readonly rows: readonly One[];
  readonly campaign: readonly One[];
} {
  const copies = found.filter(({ facts }) => facts.copy);
  if (copies.length <= MOST_COPIES) return { rows: found, campaign: [] };
  const telling = OWN.filter((own) => copies.filter(({ facts }) => own(facts)).length <= MOST_APART);
  return {
    rows: found.filter(({ facts }) => !facts.copy || telling.some((own) => own(facts))),
    campaign: copies,
  };
}
