import type { SheetPreview, TableSpec } from '@shared/files.ts';
import { type CellObject, type DenseWorkSheet, read, set_cptable, type WorkBook } from 'xlsx';
import * as codePages from 'xlsx/dist/cpexcel.full.mjs';
import { ReaderProblem } from '../formats/reader-problem.ts';
import type { Cell } from './cell.ts';
import { numberText } from './cell-text.ts';
import { styleOfCode } from './number-format.ts';
import type { OpenFile } from './open-file.ts';
import { type InspectLimits, MAX_SHEETS } from './protocol.ts';
import { createSheetSummary } from './sheet-summary.ts';
import { createTextBudget } from './text-budget.ts';
import { numberMarks, textMarks } from './text-marks.ts';

/** Errors by their code ([MS-XLS] 2.5.10). */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
};

/** Reads the sheets of a workbook in Excel's old binary format (xls), held in memory as a whole. */
export function readXls(file: OpenFile, limits: InspectLimits, table: TableSpec): SheetPreview[] {
  const workbook = parse(file.read(0, file.bytes));
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const count = workbook.SheetNames.length;
  if (count > MAX_SHEETS) throw new ReaderProblem('too-big-to-read', `${count} sheets`);
  const share = createTextBudget(count);
  return workbook.SheetNames.map((name, index) => {
    const summary = createSheetSummary(limits.headRows, share(), table);
    const sheet = workbook.Sheets[name] as DenseWorkSheet | undefined;
    const rows = sheet?.['!data'] ?? [];
    // Missing rows and cells are skipped, however far apart the others are.
    for (const row of Object.keys(rows)) summary.row(Number(row) + 1, cellsOf(rows[Number(row)] ?? [], from1904));
    return summary.preview({ name, hidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0 });
  });
}

function parse(bytes: Buffer): WorkBook {
  // Files from before 1997 encode their letters in the code page of their workstation.
  set_cptable(codePages);
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      sheetStubs: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/password/i.test(reason)) throw new ReaderProblem('password-protected', reason);
    if (/Cannot find Workbook stream/.test(reason)) throw new ReaderProblem('wrong-kind', reason);
    throw new ReaderProblem('damaged', reason, { cause: error });
  }
}

function cellsOf(row: readonly (CellObject | undefined)[], from1904: boolean): Cell[] {
  const cells: Cell[] = [];
  for (const index of Object.keys(row)) {
    const column = Number(index);
    const cell = row[column];
    const read = cell && cellOf(column, cell, from1904);
    if (read) cells.push(read);
  }
  return cells;
}

function cellOf(column: number, { t, v, f, z }: CellObject, from1904: boolean): Cell | null {
  if (v === undefined || v === null || v === '') {
    return f === undefined || t === 's' ? null : { column, kind: 'no-value', text: '', marks: 0 };
  }
  if (t === 's') return { column, kind: 'text', text: String(v), marks: textMarks(String(v)) };
  if (t === 'b') return { column, kind: 'other', text: v === true ? 'TRUE' : 'FALSE', marks: 0 };
  if (t !== 'n') return { column, kind: 'other', text: ERRORS[Number(v)] ?? String(v), marks: 0 };
  const style = styleOfCode(typeof z === 'string' ? z : '');
  const text = numberText(String(v), style, from1904);
  if (style === 'date' || style === 'hours') return { column, kind: 'date', text, marks: 0 };
  return { column, kind: 'number', text, marks: numberMarks(Number(v)) };
}
