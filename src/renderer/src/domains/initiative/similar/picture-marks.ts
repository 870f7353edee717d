/** Side of the grey picture from which a mark is made, in pixels. */
export const GREY_SIDE = 72;
/** Side of a mark, in cells; two cells are a byte. */
export const MARK_SIDE = 24;
/** Bytes of the mark of a picture that is not flat. */
export const MARK_BYTES = MARK_SIDE ** 2 / 2;
/** Least standard deviation of grey; below it a picture is flat, and flat pictures all look alike. */
const FLAT = 12;
/** Levels of a mark for each standard deviation of grey; the middle level is the picture's mean. */
const LEVELS = 3.5;
const MIDDLE = 8;
const MOST = 15;

/** Mark of a picture: its cells, relative to its mean and its contrast; empty for a flat picture. */
export type PictureMark = Uint8Array;

/** The mark of a picture from its grey values, row by row, 72 × 72, each 0 to 255. */
export function markOf(grey: ArrayLike<number>): PictureMark {
  const values = Array.from(grey);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  if (deviation < FLAT) return new Uint8Array();
  const size = GREY_SIDE / MARK_SIDE;
  const cells = new Float64Array(MARK_SIDE ** 2);
  for (const [at, value] of values.entries()) {
    const row = Math.floor(at / GREY_SIDE / size);
    const cell = row * MARK_SIDE + Math.floor((at % GREY_SIDE) / size);
    cells[cell] = (cells[cell] ?? 0) + (value - mean) / (deviation * size ** 2);
  }
  const levels = Array.from(cells, (cell) => Math.max(0, Math.min(MOST, Math.round(cell * LEVELS) + MIDDLE)));
  return Uint8Array.from({ length: MARK_BYTES }, (_, at) => ((levels[2 * at] ?? 0) << 4) | (levels[2 * at + 1] ?? 0));
}

/** The cells of a mark, row by row, in standard deviations of grey from the picture's mean. */
export const cellsOf = (mark: PictureMark): Float64Array =>
  Float64Array.from({ length: mark.length * 2 }, (_, at) => {
    const pair = mark[at >> 1] ?? 0;
    return ((at % 2 === 0 ? pair >> 4 : pair & 15) - MIDDLE) / LEVELS;
  });
