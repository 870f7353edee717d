import type { Board } from '@/entities/boards.ts';

/** How many earlier seasons are compared with. */
const MOST = 2;

const orderOf = ({ year, season }: Board): number => (year ?? 0) * 10 + (season ?? 0);

/** The last two seasons before this one, of the same type; the later season first. */
export const earlierSeasons = (board: Board, boards: readonly Board[]): readonly Board[] =>
  boards
    .filter((other) => other.type === board.type && orderOf(other) < orderOf(board))
    .sort((a, b) => orderOf(b) - orderOf(a))
    .slice(0, MOST);
