import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLine } from '@/api/line.ts';
import { type Board, boardsQuery } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import { initiativeQuery } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';

/** State of loading an initiative. */
export type LoadedInitiative =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown; retry: () => void; retrying: boolean }
  /**
   * `board`: the initiative's board; undefined if not among the active boards. `standsIn`: the initiative is the
   * fallback, as it cannot be read now.
   */
  | { step: 'loaded'; initiative: Initiative; board: Board | undefined; standsIn: boolean };

/**
 * Loads the current initiative with all fields (a row of the list has fewer, and may be outdated), and its board, which
 * decides what a form asks for. While offline, `known` is the fallback until the initiative has been read. Default: no
 * fallback.
 */
export function useInitiative(id: number, known?: Initiative): LoadedInitiative {
  const me = useMe();
  const online = useLine();
  const boards = useQuery(boardsQuery(me));
  const one = useQuery({ ...initiativeQuery(id), staleTime: 0 });
  /** Once shown, the fallback stays until the initiative has been read: form input must not be lost. */
  const [standing, setStanding] = useState(false);
  const boardOf = ({ board_id }: Initiative) => boards.data?.find((board) => board.id === board_id);
  const loaded = (initiative: Initiative, standsIn: boolean) =>
    ({ step: 'loaded', initiative, board: boardOf(initiative), standsIn }) as const;

  if (one.isFetchedAfterMount && one.data && boards.data) return loaded(one.data, false);
  if (known && boards.data && (standing || !online)) {
    if (!standing) setStanding(true);
    return loaded(known, true);
  }
  const failed = [boards, one].find(({ isError, data }) => isError && data === undefined);
  if (!failed) return { step: 'loading' };
  return { step: 'failed', error: failed.error, retry: () => void failed.refetch(), retrying: failed.isFetching };
}
