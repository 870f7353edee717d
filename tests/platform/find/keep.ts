import type { DatabaseSync } from 'node:sqlite';
import { type Columns, conditionsOf, createRows, type Match } from './rows.ts';
import { type Kind, type Records, TABLES } from './tables.ts';

/** Selects the record with this key, or the records that match. */
type Which<K extends Kind> = number | string | Match<Records[K]>;

/** Reads the platform's current records, and changes them as another person might meanwhile, without any rule. */
export type Keep = {
  /** Returns the current record; throws if there is none. */
  read: { [K in Kind]: (which: Which<K>) => Records[K] };
  /** Updates the records; throws if there are none. For initiatives use `platform.initiatives`. */
  change: { [K in Exclude<Kind, 'initiative'>]: (which: Which<K>, columns: Columns<K>) => void };
  /** Adds a record; returns it with its id. */
  add: { [K in Kind]: (columns: Columns<K>) => Records[K] };
  /** Removes the records; throws if there are none. */
  remove: { [K in Kind]: (which: Which<K>) => void };
};

/** Reads and writes records of a database. */
export function createKeep(db: DatabaseSync): Keep {
  const rows = createRows(db);
  const conditions = (kind: Kind, which: Which<Kind>) =>
    conditionsOf(typeof which === 'object' ? which : { [TABLES[kind].key]: which });
  const required = (happened: unknown, kind: Kind, which: Which<Kind>) => {
    if (!happened) throw new Error(`no ${kind} with ${JSON.stringify(which)}`);
  };
  const forEachKind = (make: (kind: Kind) => unknown) =>
    Object.fromEntries((Object.keys(TABLES) as Kind[]).map((kind) => [kind, make(kind)]));

  return {
    read: forEachKind((kind) => (which: Which<Kind>) => {
      const [row] = rows.select(kind, conditions(kind, which), 1);
      required(row, kind, which);
      return row;
    }),
    change: forEachKind(
      (kind) => (which: Which<Kind>, columns: Columns<Kind>) =>
        required(rows.update(kind, conditions(kind, which), columns), kind, which),
    ),
    add: forEachKind((kind) => (columns: Columns<Kind>) => rows.insert(kind, columns)),
    remove: forEachKind(
      (kind) => (which: Which<Kind>) => required(rows.delete(kind, conditions(kind, which)), kind, which),
    ),
  } as unknown as Keep;
}
