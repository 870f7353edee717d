import { APOSTROPHES } from './apostrophes.ts';
import { toLatin } from './to-latin.ts';

const MARKS = new RegExp(`[${APOSTROPHES}]`, 'g');

/**
 * The form in which a query and a text are compared: the same for both scripts, any case, any apostrophe or none,
 * and for the Russian spelling of a loanword (byudjet, sentyabr). The beginning of a Cyrillic word folds to the
 * beginning of its form, so that a search can follow the typing.
 */
export function fold(text: string): string {
  return toLatin(text.normalize('NFC').toLowerCase())
    .replace(MARKS, '')
    .replace(/byu/g, 'bu')
    .replace(/tya/g, 'ta')
    .replace(/\s+/g, ' ')
    .trim();
}
