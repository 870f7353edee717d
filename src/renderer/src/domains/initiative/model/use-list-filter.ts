import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BoardLack } from '@/entities/board-choice.ts';
import type { Board } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { type ListControls, useListState } from '@/kit/list/use-list-state.ts';
import { usePicked } from '@/kit/list/use-picked.ts';
import { useMe } from '@/session/session.ts';
import { firstSubStage } from './access.ts';
import type { InitiativeFilter } from './api.ts';
import { listSpecFor } from './list-spec.ts';
import { useBoard } from './use-board.ts';

/** The list's filter in the address, with its season. */
export type ListFilter = {
  readonly list: ListControls<ReturnType<typeof listSpecFor>['filters']>;
  readonly filter: InitiativeFilter;
  readonly boards: UseQueryResult<readonly Board[]>;
  /** The season in view; undefined while the seasons are unknown. */
  readonly board: Board | undefined;
  /** Why there is no season in view; null while the seasons are unknown. */
  readonly lack: BoardLack | null;
  readonly chooseBoard: (id: number) => void;
  /** Whether the filter is narrower than this role's initial filter. */
  readonly narrowed: boolean;
  /** Resets the filters to this role's initial values. */
  readonly clear: () => void;
};

/** The filter of the initiatives, shared by list and map (C-023). */
export function useListFilter(): ListFilter {
  const me = useMe();
  const { role } = me;
  const list = useListState(useMemo(() => listSpecFor(role), [role]));
  const { search, stage, sub_stage } = list.filters;
  const { boards, board, lack, picked, keep } = useBoard(me, list.filters.board);
  usePicked(list, picked);
  return {
    list,
    filter: { board: board?.id ?? null, search, stage, sub_stage },
    boards,
    board,
    lack,
    chooseBoard: (id) => {
      keep(id);
      list.setFilters({ board: id });
    },
    narrowed: search !== '' || stage !== ALL || sub_stage !== firstSubStage(role),
    clear: () => list.setFilters({ search: '', stage: ALL, sub_stage: firstSubStage(role) }),
  };
}
