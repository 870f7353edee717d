import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boardInView } from './board-choice.ts';
import type { Board, BoardsQuery } from './boards.ts';

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
 * stage, which stays in view whatever becomes of it meanwhile. `keep` remembers a choice.
 */
export function useBoardInView({ query, inAddress, stage, slot }: BoardsOfList) {
  const boards = useQuery(query);
  const [shown, setShown] = useState<Board>();
  const listed = boards.data ?? [];
  const isGone = shown !== undefined && boards.data !== undefined && !listed.some(({ id }) => id === shown.id);
  // A board that is no longer active stays in view, too; its stage is not known any more.
  const kept = isGone && shown.stage !== null ? { ...shown, stage: null } : shown;
  const offered = isGone && kept ? [...listed, kept] : listed;
  const board = boardInView(offered, stage, inAddress, Number(sessionStorage.getItem(slot)), shown?.id ?? null);
  if (board !== shown) setShown(board);
  return { boards, board, keep: (id: number) => sessionStorage.setItem(slot, String(id)) };
}
