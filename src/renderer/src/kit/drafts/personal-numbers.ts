import type { CallInput } from '@shared/bridge/contract.ts';

/** What can be written down: JSON. */
export type Json = CallInput<'drafts.save'>['value'];

/** What stands in a text where a personal number stood: it must be seen that something is missing. */
const LEFT_OUT = '•••';

// Not inside of a longer number or word: a file's hash or an account is none of these.
const alone = (pattern: string) => new RegExp(`(?<![\\p{L}\\d+])(?:${pattern})(?![\\p{L}\\d])`, 'giu');
const GAP = '[ \\u00A0-]?';

const PERSONAL = [
  // PINFL, grouped by its parts: sex and century, birthday, district, number, check.
  alone(`[1-6]${GAP}\\d{6}${GAP}\\d{3}${GAP}\\d{3}${GAP}\\d`),
  // A bank card, in fours.
  alone(`\\d{4}${GAP}\\d{4}${GAP}\\d{4}${GAP}\\d{4}`),
  // A passport or an identity card: two letters and seven digits.
  alone(`[A-ZА-ЯЁҚҒҲЎ]{2}${GAP}\\d{7}`),
  // A telephone: with the country's code; or grouped 2-3-2-2; or nine digits that begin as only mobile numbers do and
  // no taxpayer's number does, unless they read like a sum.
  alone(`(?:\\+|00)?998${GAP}\\(?\\d{2}\\)?${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}`),
  alone('\\(?\\d{2}\\)?[ \\u00A0-]\\d{3}[ \\u00A0-]\\d{2}[ \\u00A0-]\\d{2}'),
  alone('(?:9[0-57-9]|88|77)(?!\\d{4}000)\\d{7}'),
];

/** PINFL, bank card and telephone in one piece, also where a letter is glued to them; a file's hash is longer. */
const WORD = /[\p{L}\d]+/gu;
const IN_WORD = /(?<!\d)(?:\d{14}|\d{16}|998\d{9})(?!\d)/g;
const HASH_LENGTH = 32;

function withoutIn(text: string): string {
  const left = PERSONAL.reduce((rest, pattern) => rest.replace(pattern, LEFT_OUT), text).replace(WORD, (word) =>
    word.length < HASH_LENGTH ? word.replace(IN_WORD, LEFT_OUT) : word,
  );
  return left.trim() === LEFT_OUT ? '' : left;
}

/** A number of 14 digits is a PINFL; sums here end far below. */
const isPinfl = (value: number) => Number.isInteger(value) && value >= 1e13 && value < 1e14;

/**
 * A copy of what was typed, as JSON, in which personal numbers are blanked wherever they stand: PINFL, passport, bank
 * card and telephone. A text that is nothing else becomes '', a number null; within a text "•••" stands for it.
 */
export function withoutPersonalNumbers(value: unknown): Json {
  if (typeof value === 'string') return withoutIn(value);
  if (typeof value === 'number') return Number.isFinite(value) && !isPinfl(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.map(withoutPersonalNumbers);
  if (typeof value !== 'object') return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, withoutPersonalNumbers(part)]])),
  );
}
