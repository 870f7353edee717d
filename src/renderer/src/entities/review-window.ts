import { dayAt, dayOf } from './days.ts';
import { NO_OFFICE_DAYS, type OfficeDays, type WorkDays, workDays } from './work-days.ts';

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
  /** Working days that are left, today included; `about`: an estimate. */
  workDaysLeft: WorkDays;
  /** Share of the window's working days that are over, 0 to 1: as much of the review should be done. */
  planned: number;
};

/**
 * The review window open at `now` (ms since the epoch): among the boards in stage REVIEW whose window contains `now`,
 * the board whose window ends first. Null if no window is open. `office`: the days that the office has named.
 */
export function reviewWindow<Board extends ReviewedBoard>(
  boards: readonly Board[],
  now: number,
  office: OfficeDays = NO_OFFICE_DAYS,
): ReviewWindow<Board> | null {
  const today = dayAt(now);
  const open = boards.flatMap((board) => {
    if (board.stage !== 'REVIEW' || !board.review_start_date || !board.review_end_date) return [];
    const start = dayOf(board.review_start_date);
    const end = dayOf(board.review_end_date);
    if (!(start <= today && today <= end)) return [];
    const share = end === start ? 1 : (today - start) / (end - start);
    const workDaysLeft = workDays(today, end, office);
    const all = workDays(start, end, office).count;
    const planned = all === 0 ? share : (all - workDaysLeft.count) / all;
    return [{ board, end: board.review_end_date, daysLeft: end - today, share, workDaysLeft, planned }];
  });
  return open.sort((a, b) => a.daysLeft - b.daysLeft)[0] ?? null;
}
