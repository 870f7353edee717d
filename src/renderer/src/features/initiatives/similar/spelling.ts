import { bareSpelling } from '@/i18n/bare-spelling.ts';

/** What a citizen wrote, in bare spelling: words and whole figures, with one blank between them. */
export const skeletonOfText = (text: string): string =>
  bareSpelling(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
