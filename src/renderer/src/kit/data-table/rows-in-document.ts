/** Range of the rows in view, from the virtualizer. */
type View = { startIndex: number; endIndex: number; count: number };

/** Least rows rendered above and below the view, so that a quick scroll shows no gap. */
const LEAST_BEYOND = 3;
/** Rows rendered beyond the view when a new range is chosen; fewer at the top, so that a new page appears sooner. */
const BEYOND = 7;

/**
 * Creates the function that returns the indexes of the rows to render. The range stays until a scroll comes near one of
 * its ends; then both ends are chosen anew: any change, of one row or five, lays out and paints the whole table. The
 * `current` row (-1 for none) is always included, so that it can keep focus out of view.
 */
export function createRowsInDocument(): (view: View, current: number) => number[] {
  let from = 0;
  let to = 0;
  return ({ startIndex, endIndex, count }, current) => {
    const least = { from: Math.max(0, startIndex - LEAST_BEYOND), to: Math.min(count, endIndex + 1 + LEAST_BEYOND) };
    const most = { from: Math.max(0, startIndex - 2 * BEYOND), to: Math.min(count, endIndex + 1 + 2 * BEYOND) };
    const fits = from >= most.from && from <= least.from && to >= least.to && to <= most.to;
    if (!fits) {
      from = Math.max(0, startIndex - BEYOND);
      to = Math.min(count, endIndex + 1 + (startIndex === 0 ? LEAST_BEYOND : BEYOND));
    }
    const indexes = Array.from({ length: to - from }, (_, index) => from + index);
    if (current < 0 || current >= count || (current >= from && current < to)) return indexes;
    return current < from ? [current, ...indexes] : [...indexes, current];
  };
}
