import type { DatabaseSync } from 'node:sqlite';

/**
 * Text as it is searched: lower case, and every apostrophe that people type for oʻ, gʻ and tutuq as one.
 * Latin and Cyrillic stay what they are.
 */
export function fold(text: string): string {
  return text.replace(/[ʻʼ'`‘’´ʹ′]/g, "'").toLowerCase();
}

/** Lets the SQL of this connection say `fold(text)`. */
export const addFold = (db: DatabaseSync): void =>
  db.function('fold', { deterministic: true }, (text) => fold(String(text)));
