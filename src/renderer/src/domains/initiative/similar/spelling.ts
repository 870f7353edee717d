import { bareSpelling } from '@/i18n/bare-spelling.ts';

/** A citizen's text in bare spelling: words and whole figures, separated by single blanks. */
export const skeletonOfText = (text: string): string =>
  bareSpelling(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
