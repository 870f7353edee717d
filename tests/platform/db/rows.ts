import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { notFound } from '../http/problem.ts';

export type Row = Record<string, SQLOutputValue>;

/** The row of a table by its id, or the 404 with this message. */
export function findRow(db: DatabaseSync, table: string, id: number, missing: string): Row {
  const row = db.prepare(`SELECT * FROM ${table} WHERE id = ?`).get(id);
  if (!row) throw notFound(missing);
  return row;
}
