import type { SheetPreview, SheetWarning } from '@shared/files.ts';

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

/**
 * The numbers that the header and the rows below it have in their sheet. Empty rows are left out of a preview: where
 * the first of them comes the numbers end (null), as nobody knows how many there were.
 */
export function rowNumbers({ head, warnings }: Pick<SheetPreview, 'head' | 'warnings'>): {
  header: number;
  rows: readonly (number | null)[];
} {
  const named = warnings.find(({ kind }) => kind.endsWith('-header'))?.first;
  const header = Number(named?.replace(/^[A-Z]+/, '')) || 1;
  const gap = Number(warnings.find(({ kind }) => kind === 'empty-rows-between')?.first ?? Number.POSITIVE_INFINITY);
  return {
    header,
    rows: head.map((_, index) => {
      const row = header + 1 + index;
      return row < gap ? row : null;
    }),
  };
}
