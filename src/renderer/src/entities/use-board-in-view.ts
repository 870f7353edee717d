import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boardInView } from './board-choice.ts';
import type { BoardsQuery } from './boards.ts';

/** Which boards a list offers. */
type BoardsOfList = {
  query: BoardsQuery;
  /** Id of the board in the address; null: none. */
  inAddress: number | null;
  /** The board stage in which this list is worked on: the first board in this stage is the default. */
  stage: string;
  /** Storage key of the last choice, kept until the window closes, for a return by the menu. */
  slot: string;
};

/**
 * The boards of a list and the board in view: from the address, else the last choice, else the first in the list's
 * stage, which stays in view when its stage changes meanwhile. `keep` remembers a choice.
 */
export function useBoardInView({ query, inAddress, stage, slot }: BoardsOfList) {
  const boards = useQuery(query);
  const [shown, setShown] = useState<number | null>(null);
  const board = boardInView(boards.data ?? [], stage, inAddress, Number(sessionStorage.getItem(slot)), shown);
  if (board && board.id !== shown) setShown(board.id);
  return { boards, board, keep: (id: number) => sessionStorage.setItem(slot, String(id)) };
}
