/**
 * A text for comparison: white space around it, the amount of white space between words, invisible characters, and
 * Unicode composition do not count. Null for null.
 */
export const comparedText = (text: string | null): string | null =>
  text
    ?.normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim() ?? null;
