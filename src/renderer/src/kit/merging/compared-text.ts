/**
 * A text for comparison: surrounding whitespace, the amount of whitespace between words, and Unicode composition do not
 * count. Null for null.
 */
export const comparedText = (text: string | null): string | null =>
  text?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? null;
