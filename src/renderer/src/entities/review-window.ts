import { dayAt } from './days.ts';

/** The fields of a board that define its review window. */
export type ReviewedBoard = {
  stage?: string | null | undefined;
  season?: number | string | null | undefined;
  year?: number | string | null | undefined;
  /** ISO date, or date and time. */
  review_start_date?: string | null | undefined;
  review_end_date?: string | null | undefined;
};

/** A review window that is open now. */
export type ReviewWindow<Board> = {
  board: Board;
  /** Last day, as an ISO date or date and time. */
  end: string;
  /** Whole days after today; 0 on the last day. */
  daysLeft: number;
  /** Elapsed share of the window, 0 to 1. */
  share: number;
};

const DAY_MS = 86_400_000;
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+)?$/;

/** Day number in Tashkent since the epoch; NaN for an invalid date. */
function dayOf(time: string | number): number {
  if (typeof time === 'string' && WITHOUT_ZONE.test(time)) return Date.parse(time.slice(0, 10)) / DAY_MS;
  const ms = typeof time === 'string' ? Date.parse(time) : time;
  return dayAt(ms);
}

/**
 * The review window open at `now` (ms since the epoch): among the boards in stage REVIEW whose window contains `now`,
 * the board whose window ends first. Null if no window is open.
 */
export function reviewWindow<Board extends ReviewedBoard>(
  boards: readonly Board[],
  now: number,
): ReviewWindow<Board> | null {
  const today = dayOf(now);
  const open = boards.flatMap((board) => {
    if (board.stage !== 'REVIEW' || !board.review_start_date || !board.review_end_date) return [];
    const start = dayOf(board.review_start_date);
    const end = dayOf(board.review_end_date);
    if (!(start <= today && today <= end)) return [];
    const share = end === start ? 1 : (today - start) / (end - start);
    return [{ board, end: board.review_end_date, daysLeft: end - today, share }];
  });
  return open.sort((a, b) => a.daysLeft - b.daysLeft)[0] ?? null;
}
