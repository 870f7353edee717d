import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { allOf, type Condition, kept, readRow } from '../db/rows.ts';
import type { Kind, Records } from './records.ts';
import { TABLES } from './tables.ts';

/** Stands for any value but nothing and the empty text. */
export const PRESENT = { present: true } as const;

/** Stands for any other value than this, and for nothing. */
export const not = <const Value>(value: Value) => ({ not: value });

/** What a column must hold: this, one of these, another than this, anything at all; of several languages, these. */
type Wanted<Value> =
  | Value
  | readonly Value[]
  | typeof PRESENT
  | { not: Value }
  | (Value extends readonly unknown[] ? never : Value extends object ? Partial<Value> : never);

/** What the columns of a record must hold; null is nothing. */
export type Match<Row> = { readonly [Column in keyof Row]?: Wanted<Row[Column]> };

/** Columns as a table is given them. */
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

/** The conditions under which every column holds what is wanted. */
export const conditionsOf = (match: object): Condition[] =>
  Object.entries(match).map(([column, wanted]) => conditionOf(column, wanted));

/** Reads and writes rows as records: what is kept as JSON is given, and taken, as what it says. */
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
    /** The records for which all of this holds, the newest first. */
    select<K extends Kind>(kind: K, conditions: readonly Condition[], limit = -1): Records[K][] {
      const { name, key } = TABLES[kind];
      const { sql, values } = whereOf(kind, conditions);
      const found = db.prepare(`SELECT * FROM ${name} WHERE ${sql} ORDER BY ${key} DESC LIMIT ?`).all(...values, limit);
      return found.map((row) => recordOf(kind, row));
    },
    /** How many there are. */
    count(kind: Kind, conditions: readonly Condition[]): number {
      const { sql, values } = whereOf(kind, conditions);
      return Number(db.prepare(`SELECT count(*) AS n FROM ${TABLES[kind].name} WHERE ${sql}`).get(...values)?.n);
    },
    /** Gives every record of these other values; gives how many there were. */
    update<K extends Kind>(kind: K, conditions: readonly Condition[], columns: Columns<K>): number {
      const set = Object.keys(columns).map((column) => `${column} = ?`);
      const { sql, values } = whereOf(kind, conditions);
      const statement = db.prepare(`UPDATE ${TABLES[kind].name} SET ${set.join(', ')} WHERE ${sql}`);
      return Number(statement.run(...written(columns), ...values).changes);
    },
    /** Adds a record of these values; gives it with what the table has added, such as its id. */
    insert<K extends Kind>(kind: K, columns: Columns<K>): Records[K] {
      const names = Object.keys(columns);
      const into = `INSERT INTO ${TABLES[kind].name} (${names.join(', ')}) VALUES (${parameters(names)}) RETURNING *`;
      const row = db.prepare(into).get(...written(columns));
      return recordOf(kind, row ?? {});
    },
    /** Removes these records; gives how many there were. */
    delete(kind: Kind, conditions: readonly Condition[]): number {
      const { sql, values } = whereOf(kind, conditions);
      return Number(db.prepare(`DELETE FROM ${TABLES[kind].name} WHERE ${sql}`).run(...values).changes);
    },
  };
}
