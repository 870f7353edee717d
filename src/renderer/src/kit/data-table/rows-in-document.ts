/** The rows in view, as the virtualizer tells them. */
type View = { startIndex: number; endIndex: number; count: number };

/** Rows at least that stand in the document above and below the view, so that a quick scroll shows no gap. */
const LEAST_BEYOND = 3;
/** And so many where they are chosen anew, except at the top: a page that has just come is drawn the sooner. */
const BEYOND = 7;

/**
 * Starts to say which rows stand in the document, by their indexes. They stay the same until a scroll comes near an end of
 * them and are then chosen anew at both: the whole table is laid out and painted for every change, be it of one row or of five.
 * The `current` row (-1 for none) is always among them, so that it can have the focus wherever the view stands.
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
