import { APOSTROPHES } from './apostrophes.ts';
import { queryOf } from './query-of.ts';
import { toLatin } from './to-latin.ts';

const MARKS = new RegExp(`[${APOSTROPHES}]`, 'g');

/**
 * Normalizes a query or a text for comparison: the spelling of a query (`queryOf`), independent of script, case, apostrophes,
 * and the Russian spelling of a loanword (byudjet, sentyabr). A prefix of a Cyrillic word folds to a prefix of the folded word, so a search can run
 * on every keystroke.
 */
export function fold(text: string): string {
  return toLatin(queryOf(text).toLowerCase())
    .replace(MARKS, '')
    .replace(/byu/g, 'bu')
    .replace(/tya/g, 'ta')
    .replace(/\s+/g, ' ')
    .trim();
}
