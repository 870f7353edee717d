import { AppError } from '@shared/errors.ts';
import type { QueryFunction, QueryKey } from '@tanstack/react-query';

/** An answer with a count: the total, and some of the rows. */
export type Counted = { readonly total: number; readonly rows: readonly unknown[] };

/** A count read from the platform by one call. */
export type CountCall = {
  /** Unique among the counts read together. */
  readonly id: string;
  readonly query: { readonly queryKey: QueryKey; readonly queryFn: QueryFunction<Counted> };
  /** How long an answer is fresh, in ms. Default: half a minute, but `Readings.read` always rereads. */
  readonly freshFor?: number;
};

/** State of a count: not read yet, its number, or the error. */
export type CountReading =
  | { readonly state: 'pending' }
  | { readonly state: 'known'; readonly total: number; readonly rows: readonly unknown[] }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Returns the state of a count from its query. On a lost connection, a timeout or an abort the last count stays, with
 * its time; any other error replaces it.
 */
export function countReading(query: { data?: Counted | undefined; error?: unknown }): CountReading {
  const { data, error } = query;
  const kind = error ? AppError.from(error).kind : null;
  const noAnswer = kind === 'network' || kind === 'timeout' || kind === 'cancelled';
  if (data && (kind === null || noAnswer)) return { state: 'known', ...data };
  return kind === null || kind === 'cancelled' ? { state: 'pending' } : { state: 'failed', error };
}
