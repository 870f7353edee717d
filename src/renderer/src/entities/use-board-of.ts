import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import { boardName } from './board-select.tsx';
import { type BoardsQuery, boardsQuery } from './boards.ts';

/** Names the board of a record, or gives its id if it is no longer offered; null while loading or without a board. */
export type BoardOf = (board: number | null) => string | null;

/**
 * Returns a function that names a board by its id, for records that hold only the id. Default of `boards`: the active
 * boards of the person's type.
 */
export function useBoardOf(boards?: BoardsQuery): BoardOf {
  const translation = useT();
  const me = useMe();
  const { data } = useQuery(boards ?? boardsQuery(me));
  return useMemo(() => {
    const names = new Map(data?.map((board) => [board.id, boardName(board, translation)]));
    return (id) => {
      if (id === null || !data) return null;
      return names.get(id) ?? translation.t("Faol bo'lmagan mavsum (ID {{id}})", { id });
    };
  }, [data, translation]);
}
