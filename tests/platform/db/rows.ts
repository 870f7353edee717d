import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  type AnyTable,
  type ColumnName,
  type Columns,
  keptAs,
  type NewRow,
  quoted,
  type RowOf,
  type Table,
} from './table.ts';

/** A part of a WHERE clause, with the values of its question marks. */
export type Condition = { sql: string; values?: readonly SQLInputValue[] };

/** A column to sort by; a minus sorts in descending order. */
export type Order<C extends Columns> = ColumnName<C> | `-${ColumnName<C>}`;

export type Selection<C extends Columns> = {
  conditions?: readonly Condition[];
  order?: readonly Order<C>[];
  limit?: number;
  offset?: number;
};

/** The conjunction of the conditions; true for every row if there are none. */
export function allOf(conditions: readonly Condition[]): Required<Condition> {
  const sql = conditions.map((condition) => `(${condition.sql})`).join(' AND ');
  return { sql: sql || '1', values: conditions.flatMap(({ values = [] }) => values) };
}

const orderSql = (order: readonly string[]): string =>
  order.map((column) => (column.startsWith('-') ? `${quoted(column.slice(1))} DESC` : quoted(column))).join(', ');

/** A record's value for SQLite: objects as JSON, booleans as 1 and 0. */
export function kept(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as SQLInputValue);
}

/** Converts the JSON and boolean columns of a row from their stored form. Modifies the row and returns it. */
export function readRow(
  row: Record<string, unknown>,
  { json, flags }: { json: readonly string[]; flags: readonly string[] },
): Record<string, unknown> {
  for (const name of json) row[name] = JSON.parse(String(row[name]));
  for (const name of flags) row[name] = row[name] === null ? null : row[name] === 1;
  return row;
}

/** The records that meet all conditions. Default order: by id. */
export function selectRows<C extends Columns>(
  db: DatabaseSync,
  table: Table<string, C>,
  { conditions = [], order = ['id'], limit = -1, offset = 0 }: Selection<C> = {},
): RowOf<C>[] {
  const { sql, values } = allOf(conditions);
  const meant = { json: keptAs('json', table), flags: keptAs('flag', table) };
  return db
    .prepare(`SELECT * FROM ${table.name} WHERE ${sql} ORDER BY ${orderSql(order)} LIMIT ? OFFSET ?`)
    .all(...values, limit, offset)
    .map((row) => readRow(row, meant) as RowOf<C>);
}

/** The number of records that meet all conditions. */
export function countRows(db: DatabaseSync, table: AnyTable, conditions: readonly Condition[]): number {
  const { sql, values } = allOf(conditions);
  return Number(db.prepare(`SELECT count(*) AS n FROM ${table.name} WHERE ${sql}`).get(...values)?.n);
}

/** The record with this id, or undefined. */
export const rowAt = <C extends Columns>(db: DatabaseSync, table: Table<string, C>, id: number): RowOf<C> | undefined =>
  selectRows(db, table, { conditions: [{ sql: 'id = ?', values: [id] }] })[0];

/** True if a table has a record with this id. */
export const isThere = (db: DatabaseSync, table: string, id: number): boolean =>
  db.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).get(id) !== undefined;

/** Adds records; a stamped column without a value gets the current time. Returns the id of the last record. */
export function insertRows<C extends Columns>(
  db: DatabaseSync,
  table: Table<string, C>,
  rows: Iterable<NewRow<C>>,
): number {
  const names = ['id', ...Object.keys(table.columns)];
  const add = db.prepare(
    `INSERT INTO ${table.name} (${names.map(quoted).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  let last = 0;
  for (const row of rows as Iterable<Record<string, unknown>>) {
    const said = (name: string) => row[name] ?? (table.columns[name]?.stamped ? new Date().toISOString() : null);
    last = Number(add.run(...names.map((name) => kept(said(name)))).lastInsertRowid);
  }
  return last;
}

/** Updates a record, ignoring fields that are no columns. Returns false if there is no such record. */
export function updateRow<C extends Columns>(
  db: DatabaseSync,
  { name, columns }: Table<string, C>,
  id: number,
  values: Partial<NewRow<C>>,
): boolean {
  const changed = Object.entries(values).filter(([column]) => column in columns);
  const set = changed.map(([column]) => `${quoted(column)} = ?`).join(', ');
  const { changes } = db
    .prepare(`UPDATE ${name} SET ${set} WHERE id = ?`)
    .run(...changed.map(([, value]) => kept(value)), id);
  return changes > 0;
}

/** The columns by whose values a record is known: the first that are unique. */
const keyOf = ({ unique = [], columns }: AnyTable): readonly string[] =>
  unique[0] ?? Object.keys(columns).filter((name) => columns[name]?.unique);

/** Adds a record, or updates the one with the same unique values, without the columns `onlyNew`. */
export function putRow<C extends Columns>(
  db: DatabaseSync,
  table: Table<string, C>,
  row: Partial<NewRow<NoInfer<C>>>,
  onlyNew: Partial<NewRow<NoInfer<C>>> = {},
): void {
  const stamped = Object.keys(table.columns).filter((name) => table.columns[name]?.stamped);
  const now = new Date().toISOString();
  const added = { ...Object.fromEntries(stamped.map((name) => [name, now])), ...onlyNew, ...row };
  const key = keyOf(table);
  const changed = Object.keys(row).filter((name) => !key.includes(name));
  const names = Object.keys(added);
  db.prepare(
    `INSERT INTO ${table.name} (${names.map(quoted).join(', ')}) VALUES (${names.map(() => '?').join(', ')})
     ON CONFLICT (${key.map(quoted).join(', ')})
     DO UPDATE SET ${changed.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')}`,
  ).run(...Object.values(added).map(kept));
}

/** Removes a record; returns false if there is none. */
export const deleteRow = (db: DatabaseSync, { name }: AnyTable, id: number): boolean =>
  db.prepare(`DELETE FROM ${name} WHERE id = ?`).run(id).changes > 0;
