import { isUtf8 } from 'node:buffer';
import type { TablePreview } from '@shared/files.ts';
import type { Cell } from './cell.ts';
import { type CsvEncoding, createTextReader, detectEncoding } from './csv-encoding.ts';
import { createCsvParser } from './csv-parser.ts';
import { detectSeparator } from './csv-separator.ts';
import type { OpenFile } from './open-file.ts';
import type { InspectLimits } from './protocol.ts';
import { ReaderProblem } from './reader-problem.ts';
import { createSheetSummary } from './sheet-summary.ts';
import { createTextBudget } from './text-budget.ts';
import { LOOKS_LIKE_NUMBER, textMarks } from './text-marks.ts';

const PIECE_BYTES = 256 * 1024;
const SAMPLE_BYTES = 64 * 1024;
/** The last character of a sample of UTF-8 may be cut. */
const CUT_CHARACTER = 3;
/** Old programs end a file with one, or separate with another; bytes that are no text have every eighth. */
const MOST_CONTROLS = 0.01;
/** Excel's own word on the separator, in the first line. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;

/** Reads a csv piece by piece: how its bytes are to be read, and what the whole table shows. */
export function readCsv(file: OpenFile, limits: InspectLimits): TablePreview {
  const sample = file.read(0, SAMPLE_BYTES);
  const { encoding, mark } = detectEncoding(sample);
  if (encoding) return readAs(encoding, file, mark, limits);
  const whole = file.size <= SAMPLE_BYTES;
  const looksLikeUtf8 = [0, ...(whole ? [] : [1, 2, CUT_CHARACTER])].some((cut) =>
    isUtf8(sample.subarray(0, sample.length - cut)),
  );
  try {
    return readAs(looksLikeUtf8 ? 'utf-8' : 'windows-1251', file, mark, limits);
  } catch (error) {
    // The first letter that is no UTF-8 may come late.
    if (!(error instanceof TypeError)) throw error;
    return readAs('windows-1251', file, mark, limits);
  }
}

function readAs(encoding: CsvEncoding, file: OpenFile, mark: number, limits: InspectLimits): TablePreview {
  const reader = createTextReader(encoding);
  const summary = createSheetSummary(limits.headRows, createTextBudget(1)());
  let first = reader.write(file.read(mark, PIECE_BYTES));
  if (controlCharacters(first) > first.length * MOST_CONTROLS) throw new ReaderProblem('damaged', 'no text');
  const told = SEPARATOR_LINE.exec(first);
  if (told) first = first.slice(told[0].length);
  const separator = told?.[1] ?? detectSeparator(first.slice(0, SAMPLE_BYTES));

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
  for (let at = mark + PIECE_BYTES; at < file.size; at += PIECE_BYTES) take(reader.write(file.read(at, PIECE_BYTES)));
  take(reader.end());
  parser.end();
  return { sheets: [summary.preview({ name: '', hidden: false })], csv: { encoding, separator } };
}

/** How many characters there are that texts have no use for. */
function controlCharacters(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 9 || (code > 13 && code < 32)) count++;
  }
  return count;
}

/** A csv knows texts only, so that what looks like a number is one. */
function cellsOf(fields: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  for (const [column, text] of fields.entries()) {
    if (text === '') continue;
    const marks = textMarks(text);
    const isNumber = (marks & LOOKS_LIKE_NUMBER) !== 0;
    cells.push({ column, kind: isNumber ? 'number' : 'text', text, marks: marks & ~LOOKS_LIKE_NUMBER });
  }
  return cells;
}
