import { bareSpelling } from '@/i18n/bare-spelling.ts';
import type { Page } from '@/kit/page.ts';
import type { Appeal } from './appeal.ts';

/** Most letters of an appeal that are compared. */
const MOST_LETTERS = 2000;
/** First letters of a word that count: endings follow them. */
const STEM = 6;
/** Least share of the stems of the longer text that alike texts have in common. */
const SHARE = 0.75;

const wordsIn = (text: string): readonly string[] => bareSpelling(text).split(/[^\p{L}\p{N}]+/u);
/** What opens any letter. */
const GREETINGS = new Set(wordsIn('assalomu alaykum vaalaykum salom hurmatli').map((word) => word.slice(0, STEM)));
const isTelling = (stem: string): boolean => stem.length > 1 && !/\p{N}/u.test(stem) && !GREETINGS.has(stem);

/**
 * What an appeal says, apart from script, spelling, endings, greetings and figures: its stems, by the first 2,000 letters.
 * Takes time in proportion to the text.
 */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text.slice(0, MOST_LETTERS))
      .map((word) => word.slice(0, STEM))
      .filter(isTelling),
  );

/** Whether two texts are alike by their stems; a text without any is like none. */
export function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  const least = SHARE * large.size;
  if (small.size === 0 || small.size < least) return false;
  return [...small].filter((stem) => large.has(stem)).length >= least;
}

/** New appeals that are alike, in their order; each group has at least two, and an appeal is in one group at most. */
export function alikeAmong(appeals: readonly Appeal[]): readonly (readonly Appeal[])[] {
  const groups: { stems: ReadonlySet<string>; members: Appeal[] }[] = [];
  for (const appeal of appeals) {
    if (appeal.status !== 'NEW') continue;
    const stems = stemsOf(appeal.words);
    const group = groups.find((one) => areAlike(one.stems, stems));
    if (group) group.members.push(appeal);
    else groups.push({ stems, members: [appeal] });
  }
  return groups.map(({ members }) => members).filter(({ length }) => length > 1);
}

/** A page on which the new appeals that are alike follow the first of them; otherwise in the order of the list. */
export function gathered(page: Page<Appeal>): Page<Appeal> {
  const groups = alikeAmong(page.rows);
  if (groups.length === 0) return page;
  const groupOf = new Map(groups.flatMap((group) => group.map((one) => [one, group] as const)));
  const rows = page.rows.flatMap((row) => {
    const group = groupOf.get(row);
    if (!group) return [row];
    return group[0] === row ? group : [];
  });
  return { ...page, rows };
}
