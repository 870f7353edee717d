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

/** Why a list has no board to show: they could not be loaded, there are none, or the address names one not offered. */
export type BoardLack = 'failed' | 'none' | 'unknown';

/** The board of a list, or why it has none; both null while the boards are loading. */
export type BoardOrLack<B> =
  | { readonly board: B; readonly lack: null }
  | { readonly board: undefined; readonly lack: BoardLack | null };

/**
 * The board that a list shows: the one that its address names, and no other in its place; without one in the address,
 * `boardInView`. `boards`: undefined while loading, or if they could not be loaded (`isFailed`).
 */
export function boardOfList<B extends Pick<Board, 'id' | 'stage'>>(
  { boards, isFailed }: { boards: readonly B[] | undefined; isFailed: boolean },
  inAddress: number | null,
  stage: string,
  ...chosen: readonly (number | null)[]
): BoardOrLack<B> {
  if (!boards) return { board: undefined, lack: isFailed ? 'failed' : null };
  const board = inAddress === null ? boardInView(boards, stage, ...chosen) : boards.find(({ id }) => id === inAddress);
  return board ? { board, lack: null } : { board: undefined, lack: boards.length === 0 ? 'none' : 'unknown' };
}

type Dated = Pick<Board, 'id' | 'year' | 'season'>;

/** The boards by year and season, newest first; the platform's list has no order. */
export const newestFirst = <B extends Dated>(boards: readonly B[]): B[] =>
  [...boards].sort((a, b) => (b.year ?? 0) - (a.year ?? 0) || (b.season ?? 0) - (a.season ?? 0) || b.id - a.id);

/** The newest board, preselected in forms about a season (spec 001 §9: "the last board"). */
export const lastBoard = <B extends Dated>(boards: readonly B[]): B | undefined => newestFirst(boards)[0];
