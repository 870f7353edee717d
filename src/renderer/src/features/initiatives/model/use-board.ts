import type { Profile } from '@shared/session.ts';
import { useQuery } from '@tanstack/react-query';
import { boardInView } from '@/entities/board-choice.ts';
import { boardsQuery } from '@/entities/boards.ts';

/** Key of the last choice, kept until the window closes, for returning by the menu. */
const KEPT = 'initiatives.board';

/** The boards and the board in view: from the address, else the last choice, else the board in review. */
export function useBoard(me: Profile, inAddress: number | null) {
  const boards = useQuery(boardsQuery(me));
  const board = boardInView(boards.data ?? [], inAddress, Number(sessionStorage.getItem(KEPT)));
  return { boards, board, keep: (id: number) => sessionStorage.setItem(KEPT, String(id)) };
}
