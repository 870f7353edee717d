// By its path: the reader's process runs from its sources, too, where no alias is known.
import { headWords } from '../../shared/head-words.ts';
import type { Cell } from './cell.ts';
import { LIKE_IDENTIFIER, LOOKS_LIKE_NUMBER } from './text-marks.ts';

/** Number of first rows with content among which the header is looked for. */
export const FIRST_ROWS = 10;
/** Most cells of a row that are compared. */
const MOST_CELLS = 200;

type Row = readonly Cell[];

const isName = ({ kind, marks }: Cell) => kind === 'text' && !(marks & (LOOKS_LIKE_NUMBER | LIKE_IDENTIFIER));

/**
 * Index of the header among the first rows with content; the rows above it are titles. It is the row with most of the
 * known names, if no row above has one; else the first row of several names below rows of one cell each; else 0.
 */
export function headerIndex(rows: readonly Row[], names: ReadonlySet<string>): number {
  const known = rows.map((row) => row.slice(0, MOST_CELLS).filter(({ text }) => names.has(headWords(text))).length);
  const most = Math.max(0, ...known);
  const named = known.indexOf(most);
  const above = rows.slice(0, named);
  if (most > 0 && known.slice(0, named).every((count) => count === 0)) {
    // A single name may also be a value; below rows of one cell it is hardly one.
    if (most > 1 || above.every((row) => row.length === 1)) return named;
  }
  if (known[0] !== 0) return 0;
  const wide = rows.findIndex((row) => row.length > 1);
  const header = rows[wide] ?? [];
  const found = header.filter(isName).length;
  // A single wide row is a value with a note beside it.
  const isTable = (rows[wide + 1]?.length ?? 2) > 1;
  return wide > 0 && isTable && found > 1 && found * 2 > header.length ? wide : 0;
}
