import type { Board } from './boards.ts';

/** The board that is worked on: the chosen one, else the first in review, else the first. */
export function boardInView<B extends Pick<Board, 'id' | 'stage'>>(
  boards: readonly B[],
  ...chosen: readonly (number | null)[]
): B | undefined {
  for (const id of chosen) {
    const board = boards.find((one) => one.id === id);
    if (board) return board;
  }
  return boards.find((one) => one.stage === 'REVIEW') ?? boards[0];
}
