import type { z } from 'zod';

/** A JSON value, as the bridge takes it. */
export type Json = z.core.util.JSONType;

/** Placeholder of a removed personal number: the gap must be visible. */
export const LEFT_OUT = '•••';

// Matches only outside longer numbers and words: a file's hash or an account number is not personal.
const alone = (pattern: string) => new RegExp(`(?<![\\p{L}\\d+])(?:${pattern})(?![\\p{L}\\d])`, 'giu');
const GAP = '[ \\u00A0-]?';

const PERSONAL = [
  // PINFL, grouped by its parts: sex and century, birthday, district, number, check.
  alone(`[1-6]${GAP}\\d{6}${GAP}\\d{3}${GAP}\\d{3}${GAP}\\d`),
  // A bank card, in fours.
  alone(`\\d{4}${GAP}\\d{4}${GAP}\\d{4}${GAP}\\d{4}`),
  // A telephone: with the country's code; or grouped 2-3-2-2; or nine digits that begin as mobile numbers do and
  // taxpayers' numbers do not, unless they look like a sum.
  alone(`(?:\\+|00)?998${GAP}\\(?\\d{2}\\)?${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}`),
  alone('\\(?\\d{2}\\)?[ \\u00A0-]\\d{3}[ \\u00A0-]\\d{2}[ \\u00A0-]\\d{2}'),
  alone('(?:9[0-57-9]|88|77)(?!\\d{4}000)\\d{7}'),
];

/** A passport or an identity card: two letters and seven digits. */
const PASSPORT = alone(`[A-ZА-ЯЁҚҒҲЎ]{2}${GAP}\\d{7}`);
/** A word of two letters, not in capitals, before a number of a sentence: "10 ta 1500000 so'm". */
const WORD_BEFORE = /^(?:va|ta|da|bu|so|ва|та|да|бу|от|до|на|по|из|за|не|но)[ \u00A0-]/;

/** PINFL, bank card and telephone without blanks, also next to letters; longer words are hashes of files. */
const WORD = /[\p{L}\d]+/gu;
const IN_WORD = /(?<!\d)(?:\d{14}|\d{16}|998\d{9})(?!\d)/g;
const HASH_LENGTH = 32;

function withoutIn(text: string): string {
  const left = PERSONAL.reduce((rest, pattern) => rest.replace(pattern, LEFT_OUT), text)
    .replace(PASSPORT, (found) => (WORD_BEFORE.test(found) ? found : LEFT_OUT))
    .replace(WORD, (word) => (word.length < HASH_LENGTH ? word.replace(IN_WORD, LEFT_OUT) : word));
  return left.trim() === LEFT_OUT ? '' : left;
}

/** Names of fields that hold a person's number. */
const OF_A_PERSON = /pinfl|jshshir|phone|telefon|passport|card/i;

/**
 * Copies typed values as JSON with personal numbers removed: PINFL, passport, bank card and telephone. In texts they are
 * found by their digits: a text that is only such a number becomes '', inside a longer text "•••" replaces it. A value
 * of the type number is an amount, a count or an id, however many digits it has, and stays, except in a field named
 * after a personal number, where it becomes null.
 */
export function withoutPersonalNumbers(value: unknown): Json {
  if (typeof value === 'string') return withoutIn(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean' || value === null) return value;
  if (value instanceof Date) return value.toJSON();
  if (Array.isArray(value)) return value.map(withoutPersonalNumbers);
  if (typeof value !== 'object') return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : [[name, keptOf(name, part)]])),
  );
}

const keptOf = (name: string, part: unknown): Json =>
  typeof part === 'number' && OF_A_PERSON.test(name) ? null : withoutPersonalNumbers(part);
