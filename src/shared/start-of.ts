/** Splits a text into what people take for characters: an emoji of several code points is one. */
const CHARACTERS = new Intl.Segmenter();
/** A beginning in which each code unit is a character: Latin and Cyrillic letters, digits and marks of one unit. */
const PLAIN = /^[ -\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027]*$/;

const one = () => 1;

/** Length of a character in UTF-16 units, in which limits of stores and of the bridge are given. */
export const units = (character: string): number => character.length;

/**
 * The longest beginning of a text with at most `most` characters, none of them cut: the program's one way to cut a text
 * by its length. `sizeOf`: size of a character where the limit is in other units. Default: 1.
 */
export function startOf(text: string, most: number, sizeOf: (character: string) => number = one): string {
  if (text.length <= most && (sizeOf === one || sizeOf === units)) return text;
  // Lists cut a thousand texts at once.
  if (sizeOf === one && PLAIN.test(text.slice(0, most + 1))) return text.slice(0, most);
  let size = 0;
  for (const { segment, index } of CHARACTERS.segment(text)) {
    size += sizeOf(segment);
    if (size > most) return text.slice(0, index);
  }
  return text;
}
