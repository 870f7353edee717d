import type { DatabaseSync } from 'node:sqlite';

/**
 * Normalizes text for searches: lower case, with one apostrophe for all that people type for oʻ, gʻ and tutuq.
 * Does not convert between Latin and Cyrillic.
 */
export function fold(text: string): string {
  return text.replace(/[ʻʼ'`‘’´ʹ′]/g, "'").toLowerCase();
}

/** Adds the function `fold(text)` to the SQL of this connection. */
export const addFold = (db: DatabaseSync): void =>
  db.function('fold', { deterministic: true }, (text) => fold(String(text)));
