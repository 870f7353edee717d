import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import { boardName } from './board-select.tsx';
import { type Board, boardsQuery } from './boards.ts';
import { BOARDS_FAILED } from './lookup.ts';
import { NamedFilter } from './named-filter.tsx';
import type { IdFilterProps } from './place-filter.tsx';

/** Filters a list by one of the active boards. */
export function BoardFilter(props: IdFilterProps) {
  const translation = useT();
  const select = useCallback(
    (boards: readonly Board[]) => boards.map((board) => ({ id: board.id, title: boardName(board, translation) })),
    [translation],
  );
  const query = useQuery({ ...boardsQuery(useMe()), select });
  return <NamedFilter {...props} label="Mavsum" query={query} failed={BOARDS_FAILED} width={320} />;
}
