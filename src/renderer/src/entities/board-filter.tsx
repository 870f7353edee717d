import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import { boardName } from './board-select.tsx';
import { type Board, type BoardsQuery, boardsQuery } from './boards.ts';
import { BOARDS_FAILED } from './lookup.ts';
import { NamedFilter } from './named-filter.tsx';
import type { IdFilterProps } from './place-filter.tsx';

export type BoardFilterProps = IdFilterProps & {
  /** Query of the offered boards. Default: the active boards of the person's type. */
  boards?: BoardsQuery;
};

/** Filters a list by board; empty means all. Shows a notice if the boards could not be loaded. */
export function BoardFilter({ boards, ...filter }: BoardFilterProps) {
  const translation = useT();
  const own = boardsQuery(useMe());
  const named = useCallback(
    (found: readonly Board[]) => found.map((board) => ({ id: board.id, title: boardName(board, translation) })),
    [translation],
  );
  const query = useQuery({ ...(boards ?? own), select: named });
  return <NamedFilter {...filter} label="Mavsum" query={query} failed={BOARDS_FAILED} width={340} />;
}
