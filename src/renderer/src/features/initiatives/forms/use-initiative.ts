import { useQuery } from '@tanstack/react-query';
import { type Board, boardsQuery } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import { initiativeQuery } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';

/** State of loading an initiative. */
export type LoadedInitiative =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  /** `board`: the initiative's board; undefined if not among the active boards. */
  | { step: 'loaded'; initiative: Initiative; board: Board | undefined };

/**
 * Loads the current initiative with all fields (a row of the list has fewer, and may be outdated), and its board, which
 * decides what a form asks for.
 */
export function useInitiative(id: number): LoadedInitiative {
  const me = useMe();
  const boards = useQuery(boardsQuery(me));
  const one = useQuery({ ...initiativeQuery(id), staleTime: 0 });
  const failed = [boards, one].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return { step: 'failed', error: failed.error, retry: () => void failed.refetch(), retrying: failed.isFetching };
  if (!one.isFetchedAfterMount || !one.data || !boards.data) return { step: 'loading' };
  return { step: 'loaded', initiative: one.data, board: boards.data.find(({ id }) => id === one.data.board_id) };
}
