import { APOSTROPHES } from './apostrophes.ts';

const MARKS = new RegExp(`[${APOSTROPHES}]`, 'g');

/**
 * The spelling of a query, in which it is sent and looked for: without invisible characters, which a copy from a PDF or
 * a messenger has, with single blanks of one kind, none around it, and one apostrophe for all. '' if it asks nothing.
 */
export const queryOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Z}\u2800]+/gu, ' ')
    .replace(MARKS, "'")
    .trim();
