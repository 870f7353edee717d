import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../db/in-transaction.ts';
import { readSheet } from './sheet.ts';

/** The answer of an import: the totals, and each rejected row's number with the reason (S-085). */
export type ImportAnswer = {
  total: number;
  successful: number;
  failed: number;
  errors: { row: number; message: string }[];
};

/** Rejects a row of an imported file, for the reason in its message. */
export class WrongRow extends Error {}

/** A file with these columns, and what takes one of its rows, or throws a `WrongRow`. */
type Import<C extends string> = {
  file: Buffer | undefined;
  columns: readonly C[];
  optional?: readonly C[];
  take: (cells: Record<C, string>) => void;
};

/** Imports the rows of a table file, one by one, in one transaction. Throws 400 if the file is no such table. */
export function importRows<C extends string>(
  db: DatabaseSync,
  { file, columns, optional, take }: Import<C>,
): ImportAnswer {
  const rows = readSheet(file ?? Buffer.alloc(0), columns, optional);
  const errors: ImportAnswer['errors'] = [];
  inTransaction(db, () => {
    for (const { row, cells } of rows) {
      try {
        take(cells);
      } catch (error) {
        if (!(error instanceof WrongRow)) throw error;
        errors.push({ row, message: error.message });
      }
    }
  });
  return { total: rows.length, successful: rows.length - errors.length, failed: errors.length, errors };
}
