import { ReaderProblem } from '../formats/reader-problem.ts';
import { MAX_COLUMNS, MAX_ROWS, type RowSink } from './cell.ts';
import { PlainCell } from './plain-cell.ts';
import { behindRow, PlainRow } from './plain-row.ts';
import { RowCells } from './row-cells.ts';
import { addCell, addPlain, type SheetContext } from './xlsx-cell.ts';
import { readXmlPart, type XlsxPackage } from './xlsx-part.ts';
import type { XmlAttributes } from './xml-attributes.ts';

/** How many more rows may fail than succeed on the fast path before the reader stops trying it. */
const ODD_ROWS = 16;

/**
 * Streams the rows of a sheet. The size that a sheet declares is not trusted; formulas are seen but never calculated.
 */
export async function readSheet(
  workbook: XlsxPackage,
  part: string,
  context: SheetContext,
  sink: RowSink,
): Promise<void> {
  const plainRow = new PlainRow();
  const plain = new PlainCell();
  const cells = new RowCells();
  let row = 0;
  let column = -1;
  let type: string | undefined;
  let style = 0;
  let value = '';
  let reading = false;
  let hasFormula = false;
  let inData = false;
  /** Rows read by the fast path, and rows on which it failed. */
  let plainRows = 0;
  let oddRows = 0;
  /** Whether the scanner is directly within a row, where cells may follow. */
  let betweenCells = false;
  let inAid = false;

  function openRow(attributes: XmlAttributes): void {
    row = attributes.whole('r') ?? row + 1;
    if (!(row >= 1 && row <= MAX_ROWS)) throw new ReaderProblem('damaged', 'a row outside the sheet');
    column = -1;
    cells.clear();
    betweenCells = true;
  }

  function closeRow(): void {
    betweenCells = false;
    sink.row(row, cells.row());
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
    if (value !== '') addCell(cells, context, { column, type, value, style }, sink.wantsText(column));
    else if (hasFormula && type !== 'str') cells.add(column, 'no-value', '', 0);
    betweenCells = true;
  }

  function shortcut(bytes: Buffer, at: number): number {
    if (betweenCells) return readCells(bytes, at);
    // A row on which the fast path fails is read twice.
    return inData && oddRows <= plainRows + ODD_ROWS ? readRow(bytes, at) : at;
  }

  /** The fast path: reads a whole row if it and all its cells have the usual form. */
  function readRow(bytes: Buffer, at: number): number {
    const start = plainRow.read(bytes, at);
    if (start === at) return at;
    column = -1;
    cells.clear();
    const end = behindRow(bytes, readCells(bytes, start));
    if (end === -1) {
      oddRows++;
      return at;
    }
    plainRows++;
    row = plainRow.number;
    sink.row(row, cells.row());
    return end;
  }

  /** Reads the cells that follow here, as long as they have the usual form. */
  function readCells(bytes: Buffer, at: number): number {
    let from = at;
    for (;;) {
      const end = plain.read(bytes, from);
      const place = plain.column === -1 ? column + 1 : plain.column;
      if (end === from || place >= MAX_COLUMNS) return from;
      column = place;
      if (plain.start < plain.end) addPlain(cells, context, column, plain, bytes, sink.wantsText(column));
      from = end;
    }
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
