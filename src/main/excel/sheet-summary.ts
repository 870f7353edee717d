import type { SheetPreview } from '@shared/files.ts';
import type { Cell, RowSink } from './cell.ts';
import { createChecks } from './checks.ts';
import { cutText, type TakeText } from './text-budget.ts';

/** Columns shown of one sheet, however many the sheet has. */
const SHOWN_COLUMNS = 100;

/** Collects the preview of one sheet from its rows. */
export type SheetSummary = RowSink & {
  preview: (sheet: { name: string; hidden: boolean }) => SheetPreview;
};

/** Starts the summary of one sheet with `shownRows` rows after its header; `take` truncates each shown text. */
export function createSheetSummary(shownRows: number, take: TakeText): SheetSummary {
  const checks = createChecks();
  let rows = 0;
  let columns = 0;
  const shown: string[][] = [];
  const numbers: number[] = [];

  return {
    wantsText: (column) => shown.length <= shownRows || checks.isKey(column),
    row: (number, cells) => {
      const last = cells.at(-1);
      if (!last) return;
      rows++;
      columns = Math.max(columns, last.column + 1);
      if (shown.length <= shownRows) {
        shown.push(shownCells(cells, take));
        numbers.push(number);
      }
      checks.row(number, cells);
    },
    preview: ({ name, hidden }) => {
      const width = Math.min(columns, SHOWN_COLUMNS);
      const [header = [], ...head] = shown.map((cells) =>
        Array.from({ length: width }, (_, index) => cells[index] ?? ''),
      );
      const [headerRow = 0, ...headRows] = numbers;
      const warnings = checks.warnings();
      return { name: cutText(name), hidden, rows, columns, header, headerRow, head, headRows, warnings };
    },
  };
}

function shownCells(cells: readonly Cell[], take: TakeText): string[] {
  const texts: string[] = [];
  for (const { column, text } of cells) if (column < SHOWN_COLUMNS) texts[column] = take(text);
  return texts;
}
