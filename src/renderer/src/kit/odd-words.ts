import { isBlank } from '@shared/blank.ts';
import { z } from 'zod';

/** Schema of the words in which a record's fields came where the program knows none such, by field. */
export const oddWordsSchema = z.record(z.string(), z.string()).optional();

/** The words that the program knows of a field: all others are odd. */
type KnownWords = Readonly<Record<string, readonly (string | number)[]>>;

/**
 * A record as the platform wrote it, with `odd_words`: the words of these fields that are none of the known ones, so that
 * a person reads what came, while rules go on as for no word at all.
 */
export function withOddWords(record: unknown, known: KnownWords): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const said = record as Readonly<Record<string, unknown>>;
  const odd = Object.entries(known).flatMap(([field, words]) => {
    const word = said[field];
    const isWord = (typeof word === 'string' && !isBlank(word)) || typeof word === 'number';
    return isWord && !words.some((one) => String(one) === String(word)) ? [[field, String(word)]] : [];
  });
  return { ...record, odd_words: odd.length > 0 ? Object.fromEntries(odd) : undefined };
}
