import type { ReactNode } from 'react';
import { EmptyState } from '@/kit/empty-state.tsx';
import type { BoardLack } from './board-choice.ts';
import { BoardsFailed, type BoardsFailedProps } from './boards-failed.tsx';

export type WithoutBoardProps = BoardsFailedProps & {
  lack: BoardLack;
  /** The way to another board. Default: none, the board is chosen above. */
  action?: ReactNode;
};

/** Stands in for a list that has no board to show, and says why: without one, the list would be that of all boards. */
export function WithoutBoard({ boards, lack, action }: WithoutBoardProps) {
  if (lack === 'failed') return <BoardsFailed boards={boards} />;
  if (lack === 'none') return <EmptyState title="Faol mavsum yo'q" hint="Tashabbuslar mavsum ochilganda ko'rinadi." />;
  return (
    <EmptyState
      title="Havoladagi mavsum faol emas yoki topilmadi"
      hint="Boshqa mavsumni tanlang."
      {...(action !== undefined && { action })}
    />
  );
}
