import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { boardName } from './board-select.tsx';
import type { Board, BoardsQuery } from './boards.ts';
import { BOARDS_FAILED } from './lookup.ts';
import { NamedFilter } from './named-filter.tsx';

export type BoardFilterProps = {
  /** Which boards are offered. */
  boards: BoardsQuery;
  /** null: none is chosen. */
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Filters a list by one of these boards, or by none; says where they could not be loaded. */
export function BoardFilter({ boards, value, onChange }: BoardFilterProps) {
  const translation = useT();
  const named = useCallback(
    (found: readonly Board[]) => found.map((board) => ({ id: board.id, title: boardName(board, translation) })),
    [translation],
  );
  const query = useQuery({ ...boards, select: named });
  return (
    <NamedFilter label="Mavsum" query={query} value={value} onChange={onChange} failed={BOARDS_FAILED} width={322} />
  );
}
