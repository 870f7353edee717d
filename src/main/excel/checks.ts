import type { SheetWarning } from '@shared/files.ts';
import { type Cell, columnLetters } from './cell.ts';
import { type ColumnChecks, createColumnChecks } from './column-checks.ts';
import { LOOKS_LIKE_NUMBER } from './text-marks.ts';

/** Most warnings of one sheet; more would not help. */
const MAX_WARNINGS = 100;
/** Most keys remembered: as many as a sheet of Excel has rows. A longer csv is checked up to this row. */
const MAX_KEYS = 1_048_576;
/** Keys kept as numbers, which are found in half the time of texts; no two of these texts are the same number. */
const SHORT_NUMBER = /^(0|[1-9]\d{0,8})$/;

/** Checks the rows of a sheet one by one, header first, and collects warnings. */
export type Checks = {
  row: (number: number, cells: readonly Cell[]) => void;
  /** Whether the texts of this column are checked; the header's texts always are. */
  isKey: (column: number) => boolean;
  warnings: () => SheetWarning[];
};

/** Starts the checks of one sheet. Its first row with a cell is the header, whose first cell gives the key column. */
export function createChecks(): Checks {
  let header: readonly Cell[] = [];
  let headerRow = 0;
  let keyColumn = 0;
  let lastRow = 0;
  const emptyRows = createTally();
  const repeatedKeys = createTally();
  const keys = new Set<string | number>();
  const columns: ColumnChecks[] = [];
  /** Column numbers may have wide gaps, so the columns in use are listed separately. */
  const used: number[] = [];

  const columnOf = (index: number): ColumnChecks => {
    let column = columns[index];
    if (!column) {
      column = createColumnChecks();
      columns[index] = column;
      used.push(index);
    }
    return column;
  };

  function row(number: number, cells: readonly Cell[]): void {
    const [first] = cells;
    if (!first) return;
    if (headerRow === 0) {
      headerRow = number;
      header = cells.map((cell) => ({ ...cell }));
      keyColumn = first.column;
    } else if (number > lastRow + 1) {
      emptyRows.add(number - lastRow - 1, () => String(lastRow + 1));
    }
    lastRow = Math.max(lastRow, number);
    for (const cell of cells) {
      columnOf(cell.column).cell(number, cell, number === headerRow);
      if (cell.column === keyColumn && number !== headerRow) key(number, cell.text);
    }
  }

  function key(number: number, text: string): void {
    if (text === '') return;
    const value = SHORT_NUMBER.test(text) ? Number(text) : text;
    if (keys.has(value)) repeatedKeys.add(1, () => place(keyColumn, number));
    else if (keys.size < MAX_KEYS) keys.add(value);
  }

  function headerWarnings(): SheetWarning[] {
    const noNames = createTally();
    const empty = createTally();
    const repeated = createTally();
    const names = new Map<number, string>();
    const seen = new Set<string>();
    for (const { column, kind, text, marks } of header) {
      const name = text.trim().toLowerCase();
      if (kind !== 'text' || marks & LOOKS_LIKE_NUMBER) noNames.add(1, () => place(column, headerRow));
      if (name !== '' && seen.has(name)) repeated.add(1, () => place(column, headerRow));
      seen.add(name);
      names.set(column, name);
    }
    for (const column of used) {
      if ((names.get(column) ?? '') === '') empty.add(1, () => place(column, headerRow));
    }
    // Values in place of a header may repeat, like all values.
    return noNames.count > 0
      ? [noNames.warning('no-header', null), empty.warning('empty-header', null)]
      : [empty.warning('empty-header', null), repeated.warning('duplicate-header', null)];
  }

  return {
    row,
    isKey: (column) => column === keyColumn,
    warnings: () => {
      used.sort((a, b) => a - b);
      return [
        ...headerWarnings(),
        emptyRows.warning('empty-rows-between', null),
        repeatedKeys.warning('duplicate-key', columnLetters(keyColumn)),
        ...used.flatMap((column) => columns[column]?.warnings(columnLetters(column)) ?? []),
      ]
        .filter(({ count }) => count > 0)
        .slice(0, MAX_WARNINGS);
    },
  };
}

/** Counts occurrences and keeps the place of the first. */
function createTally() {
  let first: string | null = null;
  const tally = {
    count: 0,
    add: (count: number, where: () => string) => {
      first ??= where();
      tally.count += count;
    },
    warning: (kind: SheetWarning['kind'], column: string | null): SheetWarning => ({
      kind,
      column,
      count: tally.count,
      first,
    }),
  };
  return tally;
}

const place = (column: number, row: number) => `${columnLetters(column)}${row}`;
