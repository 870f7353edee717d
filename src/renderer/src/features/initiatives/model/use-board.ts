import type { Profile } from '@shared/session.ts';
import { useQuery } from '@tanstack/react-query';
import { boardInView } from '@/entities/board-choice.ts';
import { boardsQuery } from '@/entities/boards.ts';

/** Where the last choice stays until the window closes, for coming back through the menu. */
const KEPT = 'initiatives.board';

/** The boards and the one in view: that of the address, else the last one chosen, else the one in review. */
export function useBoard(me: Profile, inAddress: number | null) {
  const boards = useQuery(boardsQuery(me));
  const board = boardInView(boards.data ?? [], inAddress, Number(sessionStorage.getItem(KEPT)));
  return { boards, board, keep: (id: number) => sessionStorage.setItem(KEPT, String(id)) };
}
