import { read, utils, type WorkBook, type WorkSheet, write } from 'xlsx';
import { fold } from '../db/fold.ts';
import { HttpProblem } from '../http/problem.ts';

const text = (value: unknown) => String(value ?? '').trim();

/** A row of an uploaded table: its number in the sheet, and its cells by column. */
export type SheetRow<C extends string> = { row: number; cells: Record<C, string> };

/**
 * The rows of the first sheet of an xlsx, xls or csv file whose header has these columns, in any order and case. Skips
 * empty rows; a missing optional column is empty. Throws 400 if the file is no table or lacks a column.
 */
export function readSheet<C extends string>(
  bytes: Buffer,
  columns: readonly C[],
  optional: readonly C[] = [],
): SheetRow<C>[] {
  const sheet = firstSheet(bytes);
  const [header = [], ...lines] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: true });
  const titles = Array.from(header, (cell) => fold(text(cell)));
  const missing = columns.filter((column) => !titles.includes(fold(column)));
  if (missing.length > 0) throw new HttpProblem(400, `Faylda ustun topilmadi: ${missing.join(', ')}`);
  const at = [...columns, ...optional].map((column) => [column, titles.indexOf(fold(column))] as const);
  const firstRow = utils.decode_range(sheet['!ref'] ?? 'A1').s.r + 1;
  return lines
    .map((line, index) => ({
      row: firstRow + index + 1,
      cells: Object.fromEntries(at.map(([column, place]) => [column, text(line[place])])) as Record<C, string>,
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
}

/** The number of rows below the header in the first sheet of a table file. Throws 400 if the file is no table. */
export const rowCount = (bytes: Buffer): number =>
  Math.max(0, utils.sheet_to_json(firstSheet(bytes), { header: 1, blankrows: false }).length - 1);

function firstSheet(bytes: Buffer): WorkSheet {
  let book: WorkBook;
  try {
    book = read(bytes, { raw: true });
  } catch {
    throw new HttpProblem(400, "Excel faylni o'qib bo'lmadi");
  }
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {};
}

/** The titles of a sheet's columns in order, with their widths in characters. */
export type SheetColumns = { readonly [title: string]: number };

/** Columns of the same width. */
export const equallyWide = (width: number, titles: readonly string[]): SheetColumns =>
  Object.fromEntries(titles.map((title) => [title, width]));

/** A workbook of one sheet; the values of each row are in the order of the columns. */
export function writeSheet(name: string, columns: SheetColumns, rows: readonly object[]): Buffer {
  const lines = [Object.keys(columns), ...rows.map((row) => Object.values(row))];
  const sheet = utils.aoa_to_sheet(lines, { dense: true });
  sheet['!cols'] = Object.values(columns).map((wch) => ({ wch }));
  return write(utils.book_new(sheet, name), { type: 'buffer', bookType: 'xlsx', compression: true });
}
