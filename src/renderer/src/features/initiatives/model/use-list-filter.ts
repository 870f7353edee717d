import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Board } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { type ListControls, useListState } from '@/kit/list/use-list-state.ts';
import { useMe } from '@/session/session.ts';
import { firstSubStage } from './access.ts';
import type { InitiativeFilter } from './api.ts';
import { listSpecFor } from './list-spec.ts';
import { useBoard } from './use-board.ts';

/** The list's filter in the address, with the season that it stands for. */
export type ListFilter = {
  readonly list: ListControls<ReturnType<typeof listSpecFor>['filters']>;
  readonly filter: InitiativeFilter;
  readonly boards: UseQueryResult<readonly Board[]>;
  /** The season in view; undefined while the seasons are not known. */
  readonly board: Board | undefined;
  readonly chooseBoard: (id: number) => void;
  /** Whether it narrows what this role sees at first. */
  readonly narrowed: boolean;
  /** Sets the filters as this role has them at first. */
  readonly clear: () => void;
};

/** The filter of the list of initiatives, which list and map share (C-023). */
export function useListFilter(): ListFilter {
  const me = useMe();
  const { role } = me;
  const list = useListState(useMemo(() => listSpecFor(role), [role]));
  const { search, stage, sub_stage } = list.filters;
  const { boards, board, keep } = useBoard(me, list.filters.board);
  return {
    list,
    filter: { board: board?.id ?? null, search, stage, sub_stage },
    boards,
    board,
    chooseBoard: (id) => {
      keep(id);
      list.setFilters({ board: id });
    },
    narrowed: search !== '' || stage !== ALL || sub_stage !== firstSubStage(role),
    clear: () => list.setFilters({ search: '', stage: ALL, sub_stage: firstSubStage(role) }),
  };
}
