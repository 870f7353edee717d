/** Side of the grey picture from which a mark is made, in pixels. */
export const GREY_SIDE = 72;
/** Least standard deviation of grey; below it a picture is flat, and flat pictures all look alike. */
const FLAT = 12;
/** Cells per row of the coarse and the fine grid, and how many of its bits may differ: of 128 and of 578. */
const COARSE = { cells: 9, most: 10 } as const;
const FINE = { cells: 18, most: 45 } as const;

/** Perceptual hash of a picture: two difference hashes, concatenated; empty for a flat picture. */
export type PictureMark = Uint8Array;

const bitsOf = ({ cells }: { cells: number }) => 2 * (cells - 1) ** 2;
const COARSE_BYTES = Math.ceil(bitsOf(COARSE) / 8);

/** Mean grey of each cell. */
function averages(grey: ArrayLike<number>, cells: number): Float64Array {
  const size = GREY_SIDE / cells;
  const sums = new Float64Array(cells * cells);
  for (let at = 0; at < GREY_SIDE * GREY_SIDE; at += 1) {
    const row = Math.floor(at / GREY_SIDE / size);
    const column = Math.floor((at % GREY_SIDE) / size);
    sums[row * cells + column] = (sums[row * cells + column] ?? 0) + (grey[at] ?? 0);
  }
  return sums.map((sum) => sum / size ** 2);
}

/** Two bits per cell: whether its right and its lower neighbour is lighter. */
function differences(grey: ArrayLike<number>, { cells }: { cells: number }): Uint8Array {
  const means = averages(grey, cells);
  const bytes = new Uint8Array(Math.ceil(bitsOf({ cells }) / 8));
  let bit = 0;
  const push = (lighter: boolean) => {
    if (lighter) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    bit += 1;
  };
  for (let row = 0; row < cells - 1; row += 1) {
    for (let column = 0; column < cells - 1; column += 1) {
      const here = means[row * cells + column] ?? 0;
      push(here < (means[row * cells + column + 1] ?? 0));
      push(here < (means[(row + 1) * cells + column] ?? 0));
    }
  }
  return bytes;
}

/** The mark of a picture from its grey values, row by row, 72 × 72, each 0 to 255. */
export function markOf(grey: ArrayLike<number>): PictureMark {
  const values = Array.from(grey);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  if (Math.sqrt(variance) < FLAT) return new Uint8Array();
  return Uint8Array.from([...differences(grey, COARSE), ...differences(grey, FINE)]);
}

function apart(one: Uint8Array, other: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    for (let bits = (one[at] ?? 0) ^ (other[at] ?? 0); bits > 0; bits &= bits - 1) count += 1;
  }
  return count;
}

/** Whether two pictures look the same; always false for a flat picture. */
export const looksLike = (one: PictureMark, other: PictureMark): boolean =>
  one.length > 0 &&
  one.length === other.length &&
  apart(one, other, 0, COARSE_BYTES) <= COARSE.most &&
  apart(one, other, COARSE_BYTES, one.length) <= FINE.most;
