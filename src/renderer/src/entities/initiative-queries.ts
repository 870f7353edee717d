import type { QueryClient } from '@tanstack/react-query';

/** First part of the query keys of all lists of initiatives, for invalidation after a change. */
export const INITIATIVES_PATH = 'api/v1/moderators/initiatives';
/** First part of the query keys of single initiatives, followed by the id. */
export const INITIATIVE_PATH = 'api/v1/initiatives';
/** First part of the query keys of an initiative's chronology and investment data. */
export const CHRONOLOGY_PATH = 'api/v1/chronology';

/**
 * Invalidates all queries that show the initiative, after a change by the platform. `now` false: the initiative itself
 * is refetched only when it next comes into view, even if it is in view now.
 */
export const refreshInitiative = (queries: QueryClient, id: number, { now = true } = {}): void => {
  void queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
  void queries.invalidateQueries({ queryKey: [INITIATIVE_PATH, id], refetchType: now ? 'active' : 'none' });
};
