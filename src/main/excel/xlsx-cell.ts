import { ReaderProblem } from '../formats/reader-problem.ts';
import { isoDateText, numberText } from './cell-text.ts';
import { escapedText } from './escaped-text.ts';
import type { NumberStyle } from './number-format.ts';
import type { PlainCell } from './plain-cell.ts';
import type { RowCells } from './row-cells.ts';
import { numberMarks, textMarks } from './text-marks.ts';
import type { TextStore } from './text-store.ts';

/** Tables that the cells of all sheets refer to. */
export type SheetContext = { texts: TextStore; styles: readonly NumberStyle[]; from1904: boolean };

/** A cell as stored in the sheet: its type (ECMA-376, 18.18.11), its value as text, and the index of its style. */
export type RawCell = { column: number; type: string | undefined; value: string; style: number };

/** A whole number of at most this many digits is exact in JavaScript. */
const SAFE_DIGITS = 15;

/** Adds a cell with a value to the row. An unwanted text is omitted if a string would have to be made for it. */
export function addCell(cells: RowCells, context: SheetContext, raw: RawCell, wantsText: boolean): void {
  const { column, type, value, style } = raw;
  if (type === 's') addShared(cells, context, column, Number(value), wantsText);
  else if (type === 'inlineStr' || type === 'str') {
    const text = escapedText(value);
    cells.add(column, 'text', text, textMarks(text));
  } else if (type === 'b') cells.add(column, 'other', /^(1|true)$/.test(value) ? 'TRUE' : 'FALSE', 0);
  else if (type === 'e') cells.add(column, 'other', value, 0);
  else if (type === 'd') cells.add(column, 'date', isoDateText(value), 0);
  else addNumber(cells, context, { column, style, marks: numberMarks(Number(value)) }, wantsText ? value : null);
}

/** `addCell` for a cell that was read in one pass over `bytes`, without making unwanted strings. */
export function addPlain(
  cells: RowCells,
  context: SheetContext,
  column: number,
  plain: PlainCell,
  bytes: Buffer,
  wantsText: boolean,
): void {
  if (plain.isShared) addShared(cells, context, column, plain.whole, wantsText);
  else {
    const { style, whole } = plain;
    const marks = numberMarks(Number.isNaN(whole) ? Number(valueText(plain, bytes)) : whole);
    addNumber(cells, context, { column, style, marks }, wantsText ? valueText(plain, bytes) : null);
  }
}

/** The value's characters. For most whole numbers they are made from the number, in a fraction of the time. */
function valueText({ whole, start, end }: PlainCell, bytes: Buffer): string {
  if (end - start <= SAFE_DIGITS) {
    const text = String(whole);
    // Leading zeros make the value longer than `text`; a value with characters other than digits is NaN here.
    if (text.length === end - start && !Number.isNaN(whole)) return text;
  }
  return bytes.toString('latin1', start, end);
}

function addShared(cells: RowCells, { texts }: SheetContext, column: number, index: number, wantsText: boolean): void {
  // A fractional index, or one beyond the table, would read uninitialised memory.
  if (!Number.isInteger(index) || index < 0 || index >= texts.size)
    throw new ReaderProblem('damaged', 'a text that is not in the table');
  if (!texts.isEmpty(index)) cells.add(column, 'text', wantsText ? texts.text(index) : '', texts.marks(index));
}

/** `value` is null if the text is not wanted. */
function addNumber(
  cells: RowCells,
  { styles, from1904 }: SheetContext,
  cell: { column: number; style: number; marks: number },
  value: string | null,
): void {
  const style = styles[cell.style] ?? 'plain';
  const isDate = style === 'date' || style === 'hours';
  const text = value === null ? '' : numberText(value, style, from1904);
  cells.add(cell.column, isDate ? 'date' : 'number', text, isDate ? 0 : cell.marks);
}
