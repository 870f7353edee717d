import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../db/in-transaction.ts';
import { HttpProblem } from '../http/problem.ts';
import { readSheet, type SheetRow } from './sheet.ts';

/** The answer of an import: the totals, and each rejected row's number with the reason (S-085). */
export type ImportAnswer = {
  total: number;
  successful: number;
  failed: number;
  errors: { row: number; message: string }[];
};

/**
 * Imports the rows of a table file, one by one, in one transaction. `take` returns null, or the reason for rejecting
 * the row. Throws 400 with the reason if the file is no table or lacks a column.
 */
export function importRows<C extends string>(
  db: DatabaseSync,
  bytes: Buffer | undefined,
  columns: readonly C[],
  take: (cells: Record<C, string>) => string | null,
): ImportAnswer {
  let rows: SheetRow<C>[];
  try {
    rows = readSheet(bytes ?? Buffer.alloc(0), columns);
  } catch (error) {
    throw new HttpProblem(400, error instanceof Error ? error.message : String(error));
  }
  const errors: ImportAnswer['errors'] = [];
  inTransaction(db, () => {
    for (const { row, cells } of rows) {
      const message = take(cells);
      if (message !== null) errors.push({ row, message });
    }
  });
  return { total: rows.length, successful: rows.length - errors.length, failed: errors.length, errors };
}

/** Parses a whole number as people type it, with blanks between thousands; null for anything else. */
export const wholeCell = (cell: string): number | null =>
  /^\d{1,15}$/.test(cell.replace(/\s/g, '')) ? Number(cell.replace(/\s/g, '')) : null;
