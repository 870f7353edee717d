import type { Sheet } from '@shared/sheets.ts';
import type { CellObject } from 'xlsx';
import { safeFileNameWith } from './file-name.ts';
import type { WebMark } from './web-mark.ts';
import { writeWholeFile } from './whole-file.ts';

/** The safe name of a table file: the suggested one, with `.xlsx` appended if it has another extension. */
export const sheetFileName = (suggestedName: string): string => safeFileNameWith(['.xlsx'], suggestedName);

/** A text becomes a text cell, never a formula; a number becomes a number cell. */
const cellOf = (value: string | number | null): CellObject | null =>
  value === null ? null : typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value };

/** Writes sheets as xlsx into a folder, as `writeWholeFile` does, and marks the file: its cells may quote citizens. */
export async function writeSheetFile({
  sheets,
  ...file
}: {
  folder: string;
  name: string;
  sheets: readonly Sheet[];
  mark: WebMark;
}): Promise<{ path: string; name: string; bytes: number }> {
  // Loaded when a table is first saved, so that the program starts without it.
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  for (const { name, columns, rows } of sheets) {
    const cells = [columns.map(({ head }) => head), ...rows].map((row) => row.map(cellOf));
    const sheet = utils.aoa_to_sheet(cells);
    sheet['!cols'] = columns.map(({ width }) => ({ wch: width }));
    utils.book_append_sheet(book, sheet, name);
  }
  return writeWholeFile({ ...file, content: write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) });
}
