import { toCyrillic } from '@/i18n/transliterate.ts';

/** Apostrophes of every kind, and none, are alike to somebody who searches. */
const APOSTROPHES = /['`´‘’ʻʼ]/g;

const plain = (text: string): string => text.toLowerCase().replace(APOSTROPHES, '');

/** What a text is found by: itself in both scripts, lower case. `latin` is a text of the catalogue. */
export const haystackOf = (...latin: readonly string[]): string =>
  plain(latin.flatMap((text) => [text, toCyrillic(text)]).join(' '));

/** Whether every word of a query occurs in a haystack, in whichever script it is typed. */
export const matches = (haystack: string, query: string): boolean =>
  plain(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
