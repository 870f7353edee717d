import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memoryOf } from '@/session/remembered.ts';
import { boardOfList } from './board-choice.ts';
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
 * The boards of a list and the board in view: the one in the address, else the last choice, else the first in the
 * list's stage, which stays in view whatever becomes of it meanwhile. `lack`: why there is none. `picked`: the filter for
 * the address (`usePicked`), if the list has picked the board itself. `keep` remembers a choice.
 */
export function useBoardInView({ query, inAddress, stage, slot }: BoardsOfList) {
  const boards = useQuery(query);
  const [shown, setShown] = useState<Board>();
  const { data, isError: isFailed } = boards;
  const isGone = shown !== undefined && data !== undefined && !data.some(({ id }) => id === shown.id);
  // A board that is no longer active stays in view, too; its stage is not known any more.
  const kept = isGone && shown.stage !== null ? { ...shown, stage: null } : shown;
  const offered = isGone && kept && data ? [...data, kept] : data;
  const remembered = [Number(memoryOf('board in view', slot).read()), shown?.id ?? null];
  const { board, lack } = boardOfList({ boards: offered, isFailed }, inAddress, stage, ...remembered);
  if (board !== shown) setShown(board);
  return {
    boards,
    /** The boards with the one in view, also once that is not active any more. */
    offered,
    board,
    lack,
    picked: board && inAddress === null ? { board: board.id } : null,
    keep: (id: number) => memoryOf('board in view', slot).write(String(id)),
  };
}
