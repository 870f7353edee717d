import { ReaderProblem } from '../formats/reader-problem.ts';
import { type Cell, MAX_COLUMNS, MAX_ROWS, type RowSink } from './cell.ts';
import { isoDateText, numberText } from './cell-text.ts';
import { escapedText } from './escaped-text.ts';
import type { NumberStyle } from './number-format.ts';
import { PlainCell } from './plain-cell.ts';
import { textMarks } from './text-marks.ts';
import type { TextStore } from './text-store.ts';
import { readXmlPart, type XlsxPackage } from './xlsx-part.ts';
import type { XmlAttributes } from './xml-attributes.ts';

/** Tables that the cells of all sheets refer to. */
export type SheetContext = { texts: TextStore; styles: readonly NumberStyle[]; from1904: boolean };

/**
 * Streams the rows of a sheet. The size that a sheet declares is not trusted; formulas are seen but never calculated.
 */
export async function readSheet(
  workbook: XlsxPackage,
  part: string,
  context: SheetContext,
  sink: RowSink,
): Promise<void> {
  const plain = new PlainCell();
  let row = 0;
  let column = -1;
  let cells: Cell[] = [];
  let type: string | undefined;
  let style = 0;
  let value = '';
  let reading = false;
  let hasFormula = false;
  let inData = false;
  /** Whether the scanner is directly within a row, where cells stand. */
  let betweenCells = false;
  let inAid = false;

  function openRow(attributes: XmlAttributes): void {
    row = attributes.whole('r') ?? row + 1;
    if (!(row >= 1 && row <= MAX_ROWS)) throw new ReaderProblem('damaged', 'a row outside the sheet');
    column = -1;
    cells = [];
    betweenCells = true;
  }

  function closeRow(): void {
    betweenCells = false;
    sink.row(row, cells);
  }

  function openCell(attributes: XmlAttributes): void {
    column = attributes.column('r') ?? column + 1;
    if (column < 0 || column >= MAX_COLUMNS) throw new ReaderProblem('damaged', 'a column outside the sheet');
    betweenCells = false;
    type = attributes.get('t');
    style = attributes.whole('s') ?? 0;
    value = '';
    hasFormula = false;
  }

  function closeCell(): void {
    const cell = value === '' ? null : readCell(context, { column, type, value, style }, sink.wantsText(column));
    if (cell) cells.push(cell);
    else if (hasFormula && type !== 'str') cells.push({ column, kind: 'no-value', text: '', marks: 0 });
    betweenCells = true;
  }

  function shortcut(bytes: Buffer, at: number): number {
    if (!betweenCells) return at;
    const end = plain.read(bytes, at);
    if (end === at) return at;
    const place = plain.column === -1 ? column + 1 : plain.column;
    if (place >= MAX_COLUMNS) return at;
    column = place;
    if (plain.start === plain.end) return end;
    const wantsText = sink.wantsText(column);
    const cell = plain.isShared
      ? sharedCell(context, column, plain.whole, wantsText)
      : numberCell(context, column, plain.style, wantsText ? bytes.toString('latin1', plain.start, plain.end) : null);
    if (cell) cells.push(cell);
    return end;
  }

  const found = await readXmlPart(workbook, part, {
    open: (name, attributes) => {
      if (name === 'sheetData') inData = true;
      else if (!inData) return;
      else if (name === 'c') openCell(attributes);
      else if (name === 'v' || (name === 't' && !inAid)) reading = true;
      else if (name === 'f') hasFormula = true;
      else if (name === 'row') openRow(attributes);
      else if (name === 'rPh') inAid = true;
    },
    shortcut,
    text: (piece) => {
      if (reading) value = value === '' ? piece : value + piece;
    },
    close: (name) => {
      if (!inData) return;
      if (name === 'v' || name === 't') reading = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') closeRow();
      else if (name === 'rPh') inAid = false;
      else if (name === 'sheetData') inData = false;
    },
  });
  if (!found) throw new ReaderProblem('damaged', `${part} is missing`);
}

type RawCell = { column: number; type: string | undefined; value: string; style: number };

/** The cell of a raw value by its type (ECMA-376, 18.18.11); null for an empty cell. */
function readCell(context: SheetContext, raw: RawCell, wantsText: boolean): Cell | null {
  const { column, type, value } = raw;
  if (type === 's') return sharedCell(context, column, Number(value), wantsText);
  if (type === 'inlineStr' || type === 'str') {
    const text = escapedText(value);
    return { column, kind: 'text', text, marks: textMarks(text) };
  }
  if (type === 'b') return { column, kind: 'other', text: /^(1|true)$/.test(value) ? 'TRUE' : 'FALSE', marks: 0 };
  if (type === 'e') return { column, kind: 'other', text: value, marks: 0 };
  if (type === 'd') return { column, kind: 'date', text: isoDateText(value), marks: 0 };
  return numberCell(context, column, raw.style, wantsText ? value : null);
}

function sharedCell({ texts }: SheetContext, column: number, index: number, wantsText: boolean): Cell | null {
  // A fractional index, or one beyond the table, would read uninitialised memory.
  if (!Number.isInteger(index) || index < 0 || index >= texts.size)
    throw new ReaderProblem('damaged', 'a text that is not in the table');
  if (texts.isEmpty(index)) return null;
  return { column, kind: 'text', text: wantsText ? texts.text(index) : '', marks: texts.marks(index) };
}

/** `value` is null where the text is not wanted. */
function numberCell(
  { styles, from1904 }: SheetContext,
  column: number,
  styleIndex: number,
  value: string | null,
): Cell {
  const style = styles[styleIndex] ?? 'plain';
  const isDate = style === 'date' || style === 'hours';
  const text = value === null ? '' : numberText(value, style, from1904);
  return { column, kind: isDate ? 'date' : 'number', text, marks: 0 };
}
