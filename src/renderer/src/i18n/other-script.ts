import { queryOf } from './query-of.ts';
import { toLatin } from './to-latin.ts';
import { toCyrillic } from './transliterate.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * The query in the other script: the spelling in which the platform may have what a list shows in the chosen script.
 * null if both are the same, as for digits.
 */
export function inOtherScript(query: string): string | null {
  const other = queryOf(CYRILLIC.test(query) ? toLatin(query) : toCyrillic(query));
  return other === query ? null : other;
}
