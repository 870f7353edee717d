import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { allOf, type Condition, kept, readRow } from '../db/rows.ts';
import { type Kind, type Records, TABLES } from './tables.ts';

/** Matches any value except null and the empty text. */
export const PRESENT = { present: true } as const;

/** Matches any value other than this one, including null. */
export const not = <const Value>(value: Value) => ({ not: value });

/** The required value of a column: this one, one of several, any other, any at all, or these parts of an object. */
type Wanted<Value> =
  | Value
  | readonly Value[]
  | typeof PRESENT
  | { not: Value }
  | (Value extends readonly unknown[] ? never : Value extends object ? Partial<Value> : never);

/** The required values of a record's columns; null: no value. */
export type Match<Row> = { readonly [Column in keyof Row]?: Wanted<Row[Column]> };

/** Columns to be written to a table. */
export type Columns<K extends Kind> = Partial<Records[K]>;

const parameters = (values: readonly unknown[]) => values.map(() => '?').join(', ');

function conditionOf(column: string, wanted: unknown): Condition {
  if (wanted === null) return { sql: `${column} IS NULL` };
  if (wanted === PRESENT) return { sql: `coalesce(${column}, '') <> ''` };
  if (Array.isArray(wanted)) return { sql: `${column} IN (${parameters(wanted)})`, values: wanted.map(kept) };
  if (typeof wanted !== 'object') return { sql: `${column} = ?`, values: [kept(wanted)] };
  if (wanted && 'not' in wanted) return { sql: `${column} IS NOT ?`, values: [kept(wanted.not)] };
  const paths = Object.keys(wanted ?? {}).map((field) => `json_extract(${column}, '$.${field}') = ?`);
  return { sql: paths.join(' AND '), values: Object.values(wanted ?? {}).map(kept) };
}

/** The conditions for the required values of all columns. */
export const conditionsOf = (match: object): Condition[] =>
  Object.entries(match).map(([column, wanted]) => conditionOf(column, wanted));

/** Reads and writes rows as records, converting columns that are stored as JSON. */
export function createRows(db: DatabaseSync) {
  const whereOf = (kind: Kind, conditions: readonly Condition[]) => {
    const { where = '1' } = TABLES[kind];
    return allOf([{ sql: where }, ...conditions]);
  };
  const recordOf = <K extends Kind>(kind: K, row: Record<string, unknown>) => {
    const { json = [], flags = [] }: { json?: readonly string[]; flags?: readonly string[] } = TABLES[kind];
    return readRow(row, { json, flags }) as Records[K];
  };
  const written = (columns: object): SQLInputValue[] => Object.values(columns).map(kept);

  return {
    /** Returns the records that meet all conditions, newest first. */
    select<K extends Kind>(kind: K, conditions: readonly Condition[], limit = -1): Records[K][] {
      const { name, key } = TABLES[kind];
      const { sql, values } = whereOf(kind, conditions);
      const found = db.prepare(`SELECT * FROM ${name} WHERE ${sql} ORDER BY ${key} DESC LIMIT ?`).all(...values, limit);
      return found.map((row) => recordOf(kind, row));
    },
    /** Returns the number of records that meet all conditions. */
    count(kind: Kind, conditions: readonly Condition[]): number {
      const { sql, values } = whereOf(kind, conditions);
      return Number(db.prepare(`SELECT count(*) AS n FROM ${TABLES[kind].name} WHERE ${sql}`).get(...values)?.n);
    },
    /** Updates the records that meet all conditions; returns their number. */
    update<K extends Kind>(kind: K, conditions: readonly Condition[], columns: Columns<K>): number {
      const set = Object.keys(columns).map((column) => `${column} = ?`);
      const { sql, values } = whereOf(kind, conditions);
      const statement = db.prepare(`UPDATE ${TABLES[kind].name} SET ${set.join(', ')} WHERE ${sql}`);
      return Number(statement.run(...written(columns), ...values).changes);
    },
    /** Adds a record; returns it with the columns that the table fills in, such as its id. */
    insert<K extends Kind>(kind: K, columns: Columns<K>): Records[K] {
      const names = Object.keys(columns);
      const into = `INSERT INTO ${TABLES[kind].name} (${names.join(', ')}) VALUES (${parameters(names)}) RETURNING *`;
      const row = db.prepare(into).get(...written(columns));
      return recordOf(kind, row ?? {});
    },
    /** Removes the records that meet all conditions; returns their number. */
    delete(kind: Kind, conditions: readonly Condition[]): number {
      const { sql, values } = whereOf(kind, conditions);
      return Number(db.prepare(`DELETE FROM ${TABLES[kind].name} WHERE ${sql}`).run(...values).changes);
    },
  };
}
