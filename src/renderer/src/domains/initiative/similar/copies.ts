import { SHORT_RUN, type WordRuns } from './words.ts';

/** Least share of the shorter text's runs that a copy with figures shares. */
const COPY_SHARE = 0.7;
/** Least number of common runs with a figure: phrases without one recur in many texts. */
const COPY_FIGURES = 4;
/** Fewest words of a text that is compared without its figures: a short request recurs. */
const FEWEST_WORDS = 12;

/** Least share of the words of a copy that lie in common runs. */
const LEAST_COVERED = 0.8;
/** Least share of the stems of both texts that nearly equal texts have in common, title and changed figures included. */
const COMMON_STEMS = 0.5;

/**
 * Whether two texts may be copies, by cheap counts: the numbers of their stems, of the stems and of the runs with a
 * figure that they have in common.
 */
export const mayBeCopy = (stems: number, others: number, common: number, figures: number): boolean =>
  figures >= COPY_FIGURES || common >= COMMON_STEMS * Math.max(stems, others, 1);

/** Tells of other texts whether one is nearly the other, or a part of it that has some of its figures. */
export function copiesOf(one: WordRuns): (other: WordRuns) => boolean {
  const inOne = new Set(one.inOrder);
  return (other) => isPart(one, other) || isNearly(one.inOrder, inOne, other.inOrder);
}

const isPart = (one: WordRuns, other: WordRuns): boolean =>
  shared(one.withFigure, other.withFigure) >= COPY_FIGURES &&
  shared(one.all, other.all) >= COPY_SHARE * Math.min(one.all.size, other.all.size);

/**
 * Most words of a copy that lie in no run of the other text: a tenth; where that is less than five, up to five, but
 * no more than a fifth.
 */
const mostDiffering = (words: number): number => Math.max(words / 10, Math.min(5, (1 - LEAST_COVERED) * words));

/** Whether nearly all words of both lie in common runs, in which any figure equals any other. */
function isNearly(one: Uint32Array, inOne: ReadonlySet<number>, other: Uint32Array): boolean {
  let runs = 0;
  for (const run of other) if (inOne.has(run)) runs += 1;
  // A run covers three words at most: most texts are told from each other here.
  if (runs * SHORT_RUN < LEAST_COVERED * Math.max(one.length, other.length)) return false;
  const common = new Set(other.filter((run) => inOne.has(run)));
  return [one, other].every((text) => {
    const words = text.length + SHORT_RUN - 1;
    return words >= FEWEST_WORDS && words - wordsWithin(text, common) <= mostDiffering(words);
  });
}

/** Number of words of a text that lie in one of these runs. */
function wordsWithin(runs: Uint32Array, common: ReadonlySet<number>): number {
  let [words, next] = [0, 0];
  for (const [at, run] of runs.entries()) {
    if (!common.has(run)) continue;
    words += at + SHORT_RUN - Math.max(at, next);
    next = at + SHORT_RUN;
  }
  return words;
}

/** Number of digests in both sets. */
function shared(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let count = 0;
  for (const digest of small) if (large.has(digest)) count += 1;
  return count;
}
