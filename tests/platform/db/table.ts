import type { DatabaseSync } from 'node:sqlite';
import type { Prng } from './seed/prng.ts';

/** A column of a table; `Value`: the type of its value in a record. */
export type Column<Value> = {
  readonly type: 'TEXT' | 'INTEGER' | 'REAL';
  readonly nullable?: true;
  readonly unique?: true;
  /** The table whose ids the column holds. */
  readonly references?: string;
  /** Removing the record in that table removes this one. */
  readonly cascade?: boolean;
  /** The stored form of a type that SQLite lacks: JSON text, or 0 and 1. */
  readonly kept?: 'json' | 'flag';
  /** A row added without a value gets the current time. */
  readonly stamped?: true;
  /** Never set: exists only for its type. */
  readonly value?: Value;
};

export type Columns = { readonly [name: string]: Column<unknown> };

/** A record of the table. */
export type RowOf<C extends Columns> = { id: number } & {
  -readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never;
};

type Optional<C extends Columns> = {
  [Name in keyof C]: C[Name] extends { readonly stamped: true } ? Name : null extends RowOf<C>[Name] ? Name : never;
}[keyof C];

/** A record to be added: its id, stamped columns and those without a value are optional. */
export type NewRow<C extends Columns> = { id?: number } & Omit<RowOf<C>, 'id' | Optional<C>> &
  Partial<Pick<RowOf<C>, Optional<C>>>;

/** The names that a condition or an order may use. */
export type ColumnName<C extends Columns> = 'id' | (keyof C & string);

/** The inputs of a seed: deterministic random choices, and the tables filled before. */
export type Source = { prng: Prng; db: DatabaseSync };

/** One kind of record: its table and seed. The key is a number called `id`. */
export type Table<Kind extends string, C extends Columns> = {
  /** The name that tests use: `platform.find.fund()`. */
  readonly kind: Kind;
  readonly name: string;
  /** All columns except the id, in order. */
  readonly columns: C;
  /** Sets of columns whose combined values are unique. */
  readonly unique?: readonly (readonly (keyof NoInfer<C> & string)[])[];
  readonly indexes?: readonly (readonly ColumnName<NoInfer<C>>[])[];
  readonly seed?: (source: Source) => Iterable<NewRow<NoInfer<C>>>;
};

/** A table of unknown kind and columns. */
export type AnyTable = Omit<Table<string, Columns>, 'unique' | 'indexes' | 'seed'> & {
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: readonly (readonly string[])[];
  readonly seed?: (source: Source) => Iterable<object>;
};

/** Declares a table; its SQL, its row types and the records that tests find follow from the columns. */
export const defineTable = <const Kind extends string, C extends Columns>(table: Table<Kind, C>): Table<Kind, C> =>
  table;

/** A text, or one of several given texts. */
export const text = <Value extends string = string>(): Column<Value> => ({ type: 'TEXT' });
export const integer = (): Column<number> => ({ type: 'INTEGER' });
export const real = (): Column<number> => ({ type: 'REAL' });
/** True or false. */
export const flag = (): Column<boolean> => ({ type: 'INTEGER', kept: 'flag' });
/** A value of several parts, such as a title in five languages. */
export const json = <Value>(): Column<Value> => ({ type: 'TEXT', kept: 'json' });
/** The time at which the record was added. */
export const stamp = (): Column<string> & { readonly stamped: true } => ({ type: 'TEXT', stamped: true });
/** The id of a record in another table; `cascade`: removing that record removes this one. */
export const reference = (table: string, { cascade = false } = {}): Column<number> => ({
  type: 'INTEGER',
  references: table,
  cascade,
});

/** The same column, nullable. */
export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({ ...column, nullable: true });
/** The same column with unique values. */
export const unique = <Value>(column: Column<Value>): Column<Value> => ({ ...column, unique: true });

/** Quotes a name for SQL, as keywords (`order`) require. */
export const quoted = (name: string): string => `"${name}"`;

const columnSql = ([name, column]: [string, Column<unknown>]): string =>
  [
    quoted(name),
    column.type,
    ...(column.nullable ? [] : ['NOT NULL']),
    ...(column.unique ? ['UNIQUE'] : []),
    ...(column.references ? [`REFERENCES ${column.references}`] : []),
    ...(column.cascade ? ['ON DELETE CASCADE'] : []),
  ].join(' ');

/** The SQL that creates a table with its indexes. */
export function sqlOf({ name, columns, unique = [], indexes = [] }: AnyTable): string {
  const parts = [
    'id INTEGER PRIMARY KEY',
    ...Object.entries(columns).map(columnSql),
    ...unique.map((together) => `UNIQUE (${together.map(quoted).join(', ')})`),
  ];
  const made = indexes.map(
    (on) => `CREATE INDEX ${name}_by_${on.join('_')} ON ${name} (${on.map(quoted).join(', ')});`,
  );
  return [`CREATE TABLE ${name} (${parts.join(', ')}) STRICT;`, ...made].join('\n');
}

/** The columns with this stored form. */
export const keptAs = (kept: 'json' | 'flag', { columns }: AnyTable): string[] =>
  Object.keys(columns).filter((name) => columns[name]?.kept === kept);
