import { AppError } from '@shared/errors.ts';
import type { QueryClient } from '@tanstack/react-query';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { initiativeQuery } from './api.ts';
import type { Initiative } from './initiative.ts';

/**
 * Refetches an initiative after a call that was refused or whose answer was lost, then invalidates all queries that
 * show it. If offline, the queries are refetched once the connection is back. Never rejects.
 */
export async function rereadInitiative(queries: QueryClient, id: number): Promise<void> {
  try {
    await queries.fetchQuery({ ...initiativeQuery(id), staleTime: 0 });
  } catch (error) {
    const { kind } = AppError.from(error);
    if (kind === 'network' || kind === 'timeout' || kind === 'unauthorized') return;
  }
  await queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
}

/** Shows an initiative that was found changed, and invalidates the lists: other rows may be stale, too. */
export function adoptInitiative(queries: QueryClient, now: Initiative): void {
  queries.setQueryData(initiativeQuery(now.id).queryKey, now);
  void queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
}
