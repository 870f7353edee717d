import type { SheetPreview, TableSpec } from '@shared/files.ts';
import type { Cell, RowSink } from './cell.ts';
import { createChecks } from './checks.ts';
import { FIRST_ROWS, headerIndex } from './header-row.ts';
import { cutText, type TakeText } from './text-budget.ts';

/** Columns shown of one sheet, however many the sheet has. */
const SHOWN_COLUMNS = 100;
/** Characters of first rows beyond which no further row is held while the header is looked for. */
const HELD_CHARACTERS = 100_000;

/** Collects the preview of one sheet from its rows. */
export type SheetSummary = RowSink & {
  preview: (sheet: { name: string; hidden: boolean }) => SheetPreview;
};

/**
 * Starts the summary of one sheet with `shownRows` rows after its header; `take` truncates each shown text. The header
 * is looked for among the first rows, in which `table` says what is expected.
 */
export function createSheetSummary(shownRows: number, take: TakeText, table: TableSpec): SheetSummary {
  const checks = createChecks(table);
  const names = new Set([...table.columns.flatMap((column) => column.names), ...table.others]);
  /** The first rows, until the header is found among them. */
  let first: { number: number; cells: readonly Cell[] }[] | null = [];
  let characters = 0;
  let above: readonly (readonly Cell[])[] = [];
  let rows = 0;
  let columns = 0;
  const shown: string[][] = [];
  const numbers: number[] = [];

  function add(number: number, cells: readonly Cell[]): void {
    if (shown.length <= shownRows) {
      shown.push(shownCells(cells, take));
      numbers.push(number);
    }
    checks.row(number, cells);
  }

  function begin(held: NonNullable<typeof first>): void {
    const header = headerIndex(
      held.map(({ cells }) => cells),
      names,
    );
    above = held.slice(0, header).map(({ cells }) => cells);
    first = null;
    for (const { number, cells } of held.slice(header)) add(number, cells);
  }

  return {
    wantsText: (column) => first !== null || shown.length <= shownRows || checks.wantsText(column),
    row: (number, cells) => {
      const last = cells.at(-1);
      if (!last) return;
      rows++;
      columns = Math.max(columns, last.column + 1);
      if (!first) return add(number, cells);
      first.push({ number, cells: cells.map((cell) => ({ ...cell })) });
      characters += cells.reduce((sum, { text }) => sum + text.length, 0);
      if (first.length === FIRST_ROWS || characters > HELD_CHARACTERS) begin(first);
    },
    preview: ({ name, hidden }) => {
      if (first) begin(first);
      const width = Math.min(columns, SHOWN_COLUMNS);
      const [header = [], ...head] = shown.map((cells) =>
        Array.from({ length: width }, (_, index) => cells[index] ?? ''),
      );
      const [headerRow = 0, ...headRows] = numbers;
      const titles = above.map((cells) => take(cells.map(({ text }) => text.trim()).join(' ')));
      const warnings = checks.warnings();
      return {
        name: cutText(name),
        hidden,
        rows,
        columns,
        header,
        headerRow,
        ...(titles.length > 0 && { titles }),
        head,
        headRows,
        warnings,
      };
    },
  };
}

function shownCells(cells: readonly Cell[], take: TakeText): string[] {
  const texts: string[] = [];
  for (const { column, text } of cells) if (column < SHOWN_COLUMNS) texts[column] = take(text);
  return texts;
}
