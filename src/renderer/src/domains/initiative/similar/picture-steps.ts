import { MARK_SIDE } from './picture-marks.ts';

/** Cells per row, as a constant of this module, which the loops read fast. */
const SIDE = MARK_SIDE;
/** Points per row at which two pictures are compared: by the steps from each to its right and its lower neighbour. */
const POINTS = 18;
/** A step smaller than this, in standard deviations of grey, is noise; a larger one than the most counts as the most. */
const NOISE = 0.15;
const MOST_STEP = 1.2;

/** What is cut from a picture at its left, top, right and bottom, as shares of it; negative: the other one is cut. */
export type Crop = readonly [number, number, number, number];
export const WHOLE: Crop = [0, 0, 0, 0];

/** Where the points of a row or column lie between the cells: the cell before, and the share of the next one. */
function pointsOf(before: number, after: number): { cell: Int8Array; share: Float64Array } {
  const cell = new Int8Array(POINTS);
  const share = new Float64Array(POINTS);
  for (let point = 0; point < POINTS; point += 1) {
    const at = before + ((1 - before - after) * (point + 0.5)) / POINTS;
    const within = Math.max(0, Math.min(SIDE - 1.001, at * SIDE - 0.5));
    cell[point] = Math.floor(within);
    // Beyond the picture nothing is known.
    share[point] = at < 0 || at > 1 ? Number.NaN : within - Math.floor(within);
  }
  return { cell, share };
}

/** The steps of a picture with a crop: to the right, then down, at each point; NaN beyond the picture. */
export function stepsOf(cells: Float64Array, [left, top, right, bottom]: Crop): Float64Array {
  const [across, down] = [pointsOf(left, right), pointsOf(top, bottom)];
  const values = new Float64Array(POINTS ** 2);
  for (let row = 0; row < POINTS; row += 1) {
    const start = (down.cell[row] ?? 0) * SIDE;
    const low = down.share[row] ?? 0;
    for (let column = 0; column < POINTS; column += 1) {
      const cell = start + (across.cell[column] ?? 0);
      const far = across.share[column] ?? 0;
      const above = (cells[cell] ?? 0) * (1 - far) + (cells[cell + 1] ?? 0) * far;
      const below = (cells[cell + SIDE] ?? 0) * (1 - far) + (cells[cell + SIDE + 1] ?? 0) * far;
      values[row * POINTS + column] = above * (1 - low) + below * low;
    }
  }
  const steps = new Float64Array(2 * POINTS ** 2);
  for (let at = 0; at < values.length; at += 1) {
    const here = values[at] ?? 0;
    if (at % POINTS < POINTS - 1) steps[2 * at] = counted((values[at + 1] ?? 0) - here);
    if (at + POINTS < values.length) steps[2 * at + 1] = counted((values[at + POINTS] ?? 0) - here);
  }
  return steps;
}

const counted = (step: number): number =>
  Math.abs(step) < NOISE ? 0 : Math.max(-MOST_STEP, Math.min(MOST_STEP, step));

/** How alike the steps of two pictures are. */
export type Likeness = { readonly score: number; readonly agree: number; readonly opposite: number };

/** Correlation of the steps that are known of both, and how many of them go the same and the opposite way. */
export function likenessOf(one: Float64Array, other: Float64Array): Likeness {
  let product = 0;
  let ofOne = 0;
  let ofOther = 0;
  let agree = 0;
  let opposite = 0;
  for (let at = 0; at < one.length; at += 1) {
    const a = one[at] ?? 0;
    const b = other[at] ?? 0;
    const both = a * b;
    if (Number.isNaN(both)) continue;
    product += both;
    ofOne += a * a;
    ofOther += b * b;
    if (both > 0) agree += 1;
    else if (both < 0) opposite += 1;
  }
  return { score: product / (Math.sqrt(ofOne * ofOther) || 1), agree, opposite };
}
