import type { Board } from './boards.ts';

/** The board to show: the first known id in `chosen`, else the first board in `stage`, else the first of all. */
export function boardInView<B extends Pick<Board, 'id' | 'stage'>>(
  boards: readonly B[],
  stage: string,
  ...chosen: readonly (number | null)[]
): B | undefined {
  for (const id of chosen) {
    const board = boards.find((one) => one.id === id);
    if (board) return board;
  }
  return boards.find((one) => one.stage === stage) ?? boards[0];
}

type Dated = Pick<Board, 'id' | 'year' | 'season'>;

/** The boards by year and season, newest first; the platform's list has no order. */
export const newestFirst = <B extends Dated>(boards: readonly B[]): B[] =>
  [...boards].sort((a, b) => (b.year ?? 0) - (a.year ?? 0) || (b.season ?? 0) - (a.season ?? 0) || b.id - a.id);

/** The newest board, preselected in forms about a season (spec 001 §9: "the last board"). */
export const lastBoard = <B extends Dated>(boards: readonly B[]): B | undefined => newestFirst(boards)[0];
