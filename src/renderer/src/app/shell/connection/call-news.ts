import { AppError } from '@shared/errors.ts';
import { LOCAL_QUERY } from '@/api/local-query.ts';

/** The fields of a cache event that are read here; `query` for an event of the query cache. */
export type CallEvent = {
  type: string;
  action?: { type: string; error?: unknown; manual?: boolean | undefined };
  query?: { meta?: Readonly<Record<string, unknown>> | undefined };
};

/**
 * What the outcome of a query or a mutation says about the connection to the platform; null: nothing. Data that the
 * page has set itself and answers from the main process alone say nothing.
 */
export function callNews({ type, action, query }: CallEvent): 'answered' | 'lost' | null {
  if (type !== 'updated' || !action) return null;
  if (action.type === 'error')
    return action.error instanceof AppError && action.error.kind === 'network' ? 'lost' : null;
  if (action.type !== 'success' || action.manual === true) return null;
  return query?.meta?.local === LOCAL_QUERY.local ? null : 'answered';
}
