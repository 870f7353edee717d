import { cellsOf, MARK_BYTES, MARK_SIDE, type PictureMark } from './picture-marks.ts';
import { type Crop, type Likeness, likenessOf, stepsOf, WHOLE } from './picture-steps.ts';

/** Least likeness of two pictures that look the same; of two white pages, whose margins are always alike. */
const LEAST = 0.72;
const LEAST_OF_PAGES = 0.76;
/** Most steps, of those that both have, that are opposite. */
const MOST_OPPOSITE = 0.085;
/** Least number of steps that both have: a page with little on it is no evidence. */
const ENOUGH = 60;
/** Least share of cells as light as the lightest one on a white page. */
const PAGE = 0.22;
/** Coarse cells per row, and their correlation below which two pictures are not compared further. */
const COARSE = 6;
const COARSE_LEAST = 0.6;
/** Likeness below which the search for a crop is given up: at once, and after its first round. */
const HOPELESS = 0.12;
const HOPELESS_AFTER = 0.42;
/** Likeness from which a search is made from the other picture, too. */
const NEARLY = 0.6;
/** The most that a crop takes from a side, the steps of the search, and the rounds of each. */
const MOST_CROP = 0.12;
const CROP_STEPS = [0.04, 0.02, 0.01];
const ROUNDS = 4;

/** Moves of the search: one side, a shift, both opposite sides, all sides. */
const MOVES: readonly Crop[] = (
  [
    ...([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
      [1, 0, -1, 0],
      [0, 1, 0, -1],
    ] as const),
    ...([
      [1, 0, 1, 0],
      [0, 1, 0, 1],
      [1, 1, 1, 1],
    ] as const),
  ] satisfies Crop[]
).flatMap(([left, top, right, bottom]): Crop[] => [
  [left, top, right, bottom],
  [-left, -top, -right, -bottom],
]);
const moved = (crop: Crop, move: Crop, by: number): Crop => {
  const [left, top, right, bottom] = crop.map((cut, side) => cut + by * (move[side] ?? 0));
  return [left ?? 0, top ?? 0, right ?? 0, bottom ?? 0];
};

const isSame = ({ score, agree, opposite }: Likeness, least: number): boolean =>
  score >= least && agree >= ENOUGH && opposite <= MOST_OPPOSITE * (agree + opposite);

/** The likeness of a picture and another one where it is best, either of them cropped. */
function bestLikeness(cells: Float64Array, other: Float64Array): Likeness {
  let crop = WHOLE;
  let best = likenessOf(stepsOf(cells, crop), other);
  let least = HOPELESS;
  for (const by of CROP_STEPS) {
    for (let round = 0; round < ROUNDS && best.score >= least && !isSame(best, LEAST); round += 1) {
      let [next, nextCrop] = [best, crop];
      for (const move of MOVES) {
        const tried = moved(crop, move, by);
        if (tried.some((cut) => Math.abs(cut) > MOST_CROP)) continue;
        const likeness = likenessOf(stepsOf(cells, tried), other);
        if (likeness.score > next.score) [next, nextCrop] = [likeness, tried];
      }
      if (next === best) break;
      [best, crop, least] = [next, nextCrop, HOPELESS_AFTER];
    }
  }
  return best;
}

const mirrored = (cells: Float64Array, side: number): Float64Array =>
  cells.map((_, at) => cells[at + side - 1 - 2 * (at % side)] ?? 0);

/** Means of large cells, with the mean 0 and the length 1. */
function coarseOf(cells: Float64Array): Float64Array {
  const size = MARK_SIDE / COARSE;
  const sums = new Float64Array(COARSE ** 2);
  for (const [at, value] of cells.entries()) {
    const cell = Math.floor(at / MARK_SIDE / size) * COARSE + Math.floor((at % MARK_SIDE) / size);
    sums[cell] = (sums[cell] ?? 0) + value;
  }
  const mean = sums.reduce((sum, value) => sum + value, 0) / sums.length;
  const length = Math.hypot(...sums.map((value) => value - mean)) || 1;
  return sums.map((value) => (value - mean) / length);
}

/** A mark prepared for comparing: as a whole, and mirrored. */
type Prepared = {
  readonly steps: Float64Array;
  readonly sides: readonly { readonly cells: Float64Array; readonly coarse: Float64Array }[];
  readonly page: boolean;
};
const preparedMarks = new WeakMap<PictureMark, Prepared>();
function preparedOf(mark: PictureMark): Prepared {
  const known = preparedMarks.get(mark);
  if (known) return known;
  const cells = cellsOf(mark);
  const sides = [cells, mirrored(cells, MARK_SIDE)].map((of) => ({ cells: of, coarse: coarseOf(of) }));
  const lightest = Math.max(...cells);
  const page = cells.filter((cell) => cell === lightest).length >= PAGE * cells.length;
  const prepared = { steps: stepsOf(cells, WHOLE), sides, page };
  preparedMarks.set(mark, prepared);
  return prepared;
}

function compared(one: PictureMark, other: PictureMark): boolean {
  const [mine, others] = [preparedOf(one), preparedOf(other)];
  const [theirs] = others.sides;
  return mine.sides.some((side, nth) => {
    if (!theirs || product(side.coarse, theirs.coarse) < COARSE_LEAST) return false;
    // Different pages can be cropped until they are alike: they are compared as they are.
    if (mine.page && others.page) return isSame(likenessOf(stepsOf(side.cells, WHOLE), others.steps), LEAST_OF_PAGES);
    const found = bestLikeness(side.cells, others.steps);
    if (isSame(found, LEAST) || found.score < NEARLY) return isSame(found, LEAST);
    // The search from the other picture may go another way.
    return isSame(bestLikeness(others.sides[nth]?.cells ?? theirs.cells, mine.steps), LEAST);
  });
}

const product = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const answers = new WeakMap<PictureMark, WeakMap<PictureMark, boolean>>();

const isEmpty = ({ length }: PictureMark): boolean => length !== MARK_BYTES;

/** Whether two pictures look the same, as far as `looksLike` has compared them; undefined: not yet. */
export const knownLikeness = (one: PictureMark, other: PictureMark): boolean | undefined =>
  isEmpty(one) || isEmpty(other) ? false : (answers.get(one)?.get(other) ?? answers.get(other)?.get(one));

/**
 * Whether two pictures look the same: the one may be encoded anew, made lighter or darker, cropped by up to a tenth at
 * each side, and mirrored. Always false for a flat picture and for one with little on it. Takes up to a millisecond for
 * a pair; its answer is kept as long as both marks are.
 */
export function looksLike(one: PictureMark, other: PictureMark): boolean {
  const known = knownLikeness(one, other);
  if (known !== undefined) return known;
  const answer = compared(one, other);
  const ofOne = answers.get(one) ?? new WeakMap<PictureMark, boolean>();
  answers.set(one, ofOne.set(other, answer));
  return answer;
}
