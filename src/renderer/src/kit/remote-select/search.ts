import { queryOf } from '@/i18n/query-of.ts';

/** Shortest query, in characters (M-024). */
const SHORTEST = 2;
/** Debounce of a search, in ms (M-026). */
export const DELAY_MS = 200;
/** Options per answer (M-027). */
export const PAGE_SIZE = 10;

/** The query for a typed text; a shorter text resets the search to the first options (M-024, M-025). */
export function searchOf(typed: string): string {
  const query = queryOf(typed);
  return query.length < SHORTEST ? '' : query;
}
