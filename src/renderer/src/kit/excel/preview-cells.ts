import type { SheetWarning } from '@shared/files.ts';

const FIGURE = /^[+-]?\d[\d\s.,]*%?$/;

/** Indexes of the columns (from 0) in which most values are figures, for alignment at the end. */
export function figureColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const found = new Set<number>();
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let column = 0; column < width; column += 1) {
    const values = rows.map((row) => row[column]?.trim() ?? '').filter(Boolean);
    if (values.length > 0 && values.filter((value) => FIGURE.test(value)).length * 2 > values.length) found.add(column);
  }
  return found;
}

/** Addresses ("B7") of the cells named by warnings. */
export const markedCells = (warnings: readonly SheetWarning[]): ReadonlySet<string> =>
  new Set(warnings.flatMap(({ first }) => (first !== null && /^[A-Z]/.test(first) ? [first] : [])));
