import type { SheetWarning } from '@shared/files.ts';

const FIGURE = /^[+-]?\d[\d\s.,]*%?$/;

/** Columns (from 0) in whose rows most values are figures: these stand at the end of their cells. */
export function figureColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const found = new Set<number>();
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (let column = 0; column < width; column += 1) {
    const values = rows.map((row) => row[column]?.trim() ?? '').filter(Boolean);
    if (values.length > 0 && values.filter((value) => FIGURE.test(value)).length * 2 > values.length) found.add(column);
  }
  return found;
}

/** Cells ("B7") that warnings name. */
export const markedCells = (warnings: readonly SheetWarning[]): ReadonlySet<string> =>
  new Set(warnings.flatMap(({ first }) => (first !== null && /^[A-Z]/.test(first) ? [first] : [])));
