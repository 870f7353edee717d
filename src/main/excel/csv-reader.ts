import type { TablePreview, TableSpec, TextEncoding } from '@shared/files.ts';
import { eightBitEncoding } from '../formats/eight-bit.ts';
import { ReaderProblem } from '../formats/reader-problem.ts';
import { readTextStart } from '../formats/text.ts';
import { createTextReader, markedEncoding } from '../formats/text-encoding.ts';
import type { Cell } from './cell.ts';
import { createCsvParser } from './csv-parser.ts';
import { detectSeparator } from './csv-separator.ts';
import type { OpenFile } from './open-file.ts';
import type { InspectLimits } from './protocol.ts';
import { createSheetSummary } from './sheet-summary.ts';
import { createTextBudget } from './text-budget.ts';
import { LOOKS_LIKE_NUMBER, LOST_DIGITS, textMarks } from './text-marks.ts';

const PIECE_BYTES = 256 * 1024;
/** Length of a block of DOS, in bytes, and the mark with which its programs fill the last one. */
const BLOCK_BYTES = 512;
const END_MARK = 0x1a;
/** Number of first characters from which the separator is detected. */
const SAMPLE_CHARACTERS = 64 * 1024;
/** Excel's own declaration of the separator, in the first line; programs that save it again quote it or fill it up. */
const SEPARATOR_LINE = /^"?sep=(.)"?\1*(?:\r\n?|\n)/i;

/** Reads a csv piece by piece: detects encoding (unless one is chosen) and separator, and summarises the whole table. */
export async function readCsv(file: OpenFile, limits: InspectLimits, table: TableSpec): Promise<TablePreview> {
  if (table.encoding) return readChosen(file, table.encoding, limits, table);
  const start = await readTextStart(file);
  if (!start) throw new ReaderProblem('wrong-kind', 'no text');
  const { encoding, mark } = start;
  try {
    return readAs(file, { encoding, mark }, limits, table);
  } catch (error) {
    // The first byte that is not UTF-8 may lie between the samples.
    if (!(error instanceof TypeError) || mark > 0) throw error;
    return readAs(file, { encoding: eightBitEncoding([firstBeyondAscii(file)]), mark }, limits, table);
  }
}

/** Reads a csv in the encoding that the person chose: what is not text in it has another one. */
function readChosen(file: OpenFile, encoding: TextEncoding, limits: InspectLimits, table: TableSpec): TablePreview {
  const marked = markedEncoding(file.read(0, 3));
  try {
    return readAs(file, { encoding, mark: marked.encoding === encoding ? marked.mark : 0 }, limits, table);
  } catch (error) {
    const { problem, message } = ReaderProblem.from(error);
    throw problem === 'damaged' ? new ReaderProblem('wrong-encoding', message, { cause: error }) : error;
  }
}

/** The first piece of the file with a character that is not ASCII; empty without one. */
function firstBeyondAscii(file: OpenFile): Buffer {
  for (let at = 0; at < file.bytes; at += PIECE_BYTES) {
    const piece = file.read(at, PIECE_BYTES);
    if (piece.some((byte) => byte >= 0x80)) return piece;
  }
  return Buffer.alloc(0);
}

/** Where the text ends: before the end marks of DOS, which are no row. */
function endOfText(file: OpenFile): number {
  const start = Math.max(0, file.bytes - BLOCK_BYTES);
  return start + file.read(start, BLOCK_BYTES).findLastIndex((byte) => byte !== END_MARK) + 1;
}

function readAs(
  file: OpenFile,
  { encoding, mark }: { encoding: TextEncoding; mark: number },
  limits: InspectLimits,
  table: TableSpec,
): TablePreview {
  const reader = createTextReader(encoding);
  const summary = createSheetSummary(limits.headRows, createTextBudget(1)(), table);
  const end = encoding.startsWith('utf-16') ? file.bytes : endOfText(file);
  const piece = (at: number) => reader.write(file.read(at, Math.min(PIECE_BYTES, end - at)));
  let first = piece(mark);
  const told = SEPARATOR_LINE.exec(first);
  if (told) first = first.slice(told[0].length);
  const separator = told?.[1] ?? detectSeparator(first.slice(0, SAMPLE_CHARACTERS));

  let number = told ? 1 : 0;
  const parser = createCsvParser(separator, (fields) => {
    number++;
    summary.row(number, cellsOf(fields));
  });
  const take = (text: string) => {
    if (text.includes('\0')) throw new ReaderProblem('damaged', 'zero characters in a text');
    parser.write(text);
  };
  take(first);
  for (let at = mark + PIECE_BYTES; at < end; at += PIECE_BYTES) take(piece(at));
  take(reader.end());
  parser.end();
  return { sheets: [summary.preview({ name: '', hidden: false })], csv: { encoding, separator } };
}

/** Sixteen digits and more of which only the first fifteen, which Excel keeps, are not all zeros. */
const ZEROS_AFTER_KEPT = /^[1-9]\d{14}0+$/;

/** A csv holds only texts, so a text that looks like a number counts as a number. */
function cellsOf(fields: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  for (const [column, text] of fields.entries()) {
    if (text === '') continue;
    const marks = textMarks(text) | (ZEROS_AFTER_KEPT.test(text) ? LOST_DIGITS : 0);
    const isNumber = (marks & LOOKS_LIKE_NUMBER) !== 0;
    cells.push({ column, kind: isNumber ? 'number' : 'text', text, marks: marks & ~LOOKS_LIKE_NUMBER });
  }
  return cells;
}
