import { AppError } from '@shared/errors.ts';
import type { QueryFunction, QueryKey } from '@tanstack/react-query';

/** An answer with a count: how many there are, and some of them. */
export type Counted = { readonly total: number; readonly rows: readonly unknown[] };

/** A count that the platform is asked for by one call. */
export type CountCall = {
  /** Unique among those that are read together. */
  readonly id: string;
  readonly query: { readonly queryKey: QueryKey; readonly queryFn: QueryFunction<Counted> };
  /** How long an answer is used, in ms. Default: half a minute, as every query. */
  readonly freshFor?: number;
};

/** What is known of a count: not read yet, its number, or why there is none. */
export type Reading =
  | { readonly state: 'pending' }
  | { readonly state: 'known'; readonly total: number; readonly rows: readonly unknown[] }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * What a query tells of a count. Without a line the last answer stays, with the time of its reading; an answer of the platform
 * that is no count takes its place.
 */
export function readingOf(query: { data?: Counted | undefined; error?: unknown }): Reading {
  const { data, error } = query;
  const kind = error ? AppError.from(error).kind : null;
  const noAnswer = kind === 'network' || kind === 'timeout' || kind === 'cancelled';
  if (data && (kind === null || noAnswer)) return { state: 'known', ...data };
  return kind === null || kind === 'cancelled' ? { state: 'pending' } : { state: 'failed', error };
}
