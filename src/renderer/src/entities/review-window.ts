/** A board as far as its review window is concerned. */
export type ReviewedBoard = {
  stage?: string | null | undefined;
  season?: number | string | null | undefined;
  year?: number | string | null | undefined;
  /** ISO date or time. */
  review_start_date?: string | null | undefined;
  review_end_date?: string | null | undefined;
};

export type ReviewWindow<Board> = {
  board: Board;
  /** ISO date or time of the last day. */
  end: string;
  /** Whole days after today; 0 on the last day. */
  daysLeft: number;
  /** How much of the window is over, 0 to 1. */
  share: number;
};

const DAY_MS = 86_400_000;
/** Asia/Tashkent is five hours ahead of UTC the whole year. */
const TASHKENT_MS = 5 * 3_600_000;
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+)?$/;

/** The day in Tashkent, counted from the epoch; NaN for what is not a date. */
function dayOf(time: string | number): number {
  if (typeof time === 'string' && WITHOUT_ZONE.test(time)) return Date.parse(time.slice(0, 10)) / DAY_MS;
  const ms = typeof time === 'string' ? Date.parse(time) : time;
  return Math.floor((ms + TASHKENT_MS) / DAY_MS);
}

/**
 * The review window that is open now (`now` in ms since the epoch): of the boards in stage REVIEW whose window has
 * begun and not ended, the one that ends first. Null where there is none.
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
