/** Apostrophes and accents, typed in many ways: oʻ, o', o`. */
const MARKS = /[\p{Lm}\p{Sk}'‘’‛′‵＇᾽᾿῾՚]/gu;
/** Letters for which a Russian keyboard has only the plain ones. */
const PLAIN: Readonly<Record<string, string>> = { ў: 'у', қ: 'к', ғ: 'г', ҳ: 'х', ё: 'е' };

/**
 * The words of a column's head, as they are compared: in lower case, without apostrophes and punctuation, each preceded
 * by a blank. '' if there is none.
 */
export function headWords(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/[ўқғҳё]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words && ` ${words}`;
}

/** Whether a head is one of these names of a column, or begins a word with one; all as `headWords`. */
export const isHeadOf = (head: string, names: readonly string[]): boolean => names.some((name) => head.includes(name));
