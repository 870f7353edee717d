import type { QueryClient } from '@tanstack/react-query';

const attempts = new WeakMap<QueryClient, Set<number>>();

/**
 * Ids of the appeals to which the person who owns this cache has sent a decision that is not known to be done. Such an
 * appeal is read before another decision goes out, from whichever dialog (Z-168).
 */
export function attemptsOf(queries: QueryClient): Set<number> {
  const known = attempts.get(queries) ?? new Set<number>();
  attempts.set(queries, known);
  return known;
}
