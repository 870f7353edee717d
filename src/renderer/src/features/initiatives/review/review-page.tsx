import { useMemo } from 'react';
import { BOARDS_FAILED } from '@/entities/lookup.ts';
import { FailedState } from '@/kit/empty-state.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useMe } from '@/session/session.ts';
import { listSpecFor } from '../model/list-spec.ts';
import { useBoard } from '../model/use-board.ts';
import { Desk } from './desk.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';

/** Review desk: the initiatives of the filtered list one after the other, each on a single page. */
export function Component() {
  const me = useMe();
  const { filters, key } = useListState(useMemo(() => listSpecFor(me.role), [me.role]));
  const { boards, board } = useBoard(me, filters.board);
  const { search, stage, sub_stage } = filters;
  const boardId = board?.id ?? null;
  const filter = useMemo(() => ({ board: boardId, search, stage, sub_stage }), [boardId, search, stage, sub_stage]);

  if (boards.isPending) return <DeskSkeleton />;
  if (boards.isError && !boards.data) {
    return (
      <FailedState error={boards.error} words={BOARDS_FAILED} onRetry={boards.refetch} retrying={boards.isFetching} />
    );
  }
  return <Desk key={`${boardId} ${key}`} filter={filter} board={board} />;
}
