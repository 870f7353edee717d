import type { SheetWarning, TableSpec } from '@shared/files.ts';
// By their path: the reader's process runs from its sources, too, where no alias is known.
import { columnLetters } from '../../shared/column-letters.ts';
import { headWords, isHeadOf } from '../../shared/head-words.ts';
import type { Cell } from './cell.ts';
import { type ColumnChecks, createColumnChecks } from './column-checks.ts';
import { createIdentifierChecks, type IdentifierChecks } from './identifier-checks.ts';
import { createOccurrences } from './tally.ts';
import { LIKE_IDENTIFIER, LOOKS_LIKE_NUMBER } from './text-marks.ts';

/** Most warnings of one sheet; more would not help. */
const MAX_WARNINGS = 100;

/** Checks the rows of a sheet one by one, header first, and collects warnings. */
export type Checks = {
  row: (number: number, cells: readonly Cell[]) => void;
  /** Whether the texts of this column are checked; the header's texts always are. */
  wantsText: (column: number) => boolean;
  warnings: () => SheetWarning[];
};

/** Starts the checks of one sheet. Its first row with a cell is the header, in which the declared columns are found. */
export function createChecks({ columns: declared }: Pick<TableSpec, 'columns'>): Checks {
  let header: readonly Cell[] = [];
  let headerRow = 0;
  let lastRow = 0;
  const emptyRows = createOccurrences();
  const columns: ColumnChecks[] = [];
  const identifiers = new Map<number, IdentifierChecks>();
  /** Column numbers may have wide gaps, so the columns in use are listed separately. */
  const used: number[] = [];

  const columnOf = (index: number): ColumnChecks => {
    let column = columns[index];
    if (!column) {
      column = createColumnChecks(identifiers.has(index));
      columns[index] = column;
      used.push(index);
    }
    return column;
  };

  function begin(number: number, cells: readonly Cell[]): void {
    headerRow = number;
    header = cells.map((cell) => ({ ...cell }));
    for (const spec of declared) {
      if (!spec.digits && !spec.isKey) continue;
      for (const column of columnsOf(spec.names, header)) identifiers.set(column, createIdentifierChecks(column, spec));
    }
  }

  function row(number: number, cells: readonly Cell[]): void {
    if (cells.length === 0) return;
    if (headerRow === 0) begin(number, cells);
    else if (number > lastRow + 1) emptyRows.add(number - lastRow - 1, () => String(lastRow + 1));
    lastRow = Math.max(lastRow, number);
    for (const cell of cells) {
      columnOf(cell.column).cell(number, cell, number === headerRow);
      if (identifiers.size > 0 && number !== headerRow) identifiers.get(cell.column)?.cell(number, cell);
    }
  }

  function headerWarnings(): SheetWarning[] {
    const noNames = createOccurrences();
    const empty = createOccurrences();
    const repeated = createOccurrences();
    const names = new Map<number, string>();
    const seen = new Set<string>();
    for (const { column, kind, text, marks } of header) {
      const name = text.trim().toLowerCase();
      if (kind !== 'text' || marks & (LOOKS_LIKE_NUMBER | LIKE_IDENTIFIER))
        noNames.add(1, () => place(column, headerRow));
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
    wantsText: (column) => identifiers.has(column),
    warnings: () => {
      used.sort((a, b) => a - b);
      return [
        ...headerWarnings(),
        emptyRows.warning('empty-rows-between', null),
        ...used.flatMap((column) => [
          ...(identifiers.get(column)?.warnings() ?? []),
          ...(columns[column]?.warnings(columnLetters(column)) ?? []),
        ]),
      ]
        .filter(({ count }) => count > 0)
        .slice(0, MAX_WARNINGS);
    },
  };
}

/** The columns whose heads are one of these names or, if there are none, contain one. */
function columnsOf(names: readonly string[], header: readonly Cell[]): number[] {
  const heads = header.map(({ column, text }) => ({ column, words: headWords(text) }));
  const same = heads.filter(({ words }) => names.includes(words));
  const found = same.length > 0 ? same : heads.filter(({ words }) => isHeadOf(words, names));
  return found.map(({ column }) => column);
}

const place = (column: number, row: number) => `${columnLetters(column)}${row}`;
