import type { DatabaseSync } from 'node:sqlite';
import type { Prng } from './seed/prng.ts';

/** A column of a table; `Value` is what a record holds in it. */
export type Column<Value> = {
  readonly type: 'TEXT' | 'INTEGER' | 'REAL';
  readonly nullable?: true;
  readonly unique?: true;
  /** The table that its value is an id of, with what follows of it. */
  readonly references?: string;
  /** How the value is kept where SQLite has no such type: as the text of its JSON, or as 0 and 1. */
  readonly kept?: 'json' | 'flag';
  /** A row that is added without it gets the present moment. */
  readonly stamped?: true;
  /** Never there: it carries the type alone. */
  readonly value?: Value;
};

export type Columns = { readonly [name: string]: Column<unknown> };

/** A record as it stands in the table. */
export type RowOf<C extends Columns> = { id: number } & {
  -readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never;
};

type Stamped<C extends Columns> = {
  [Name in keyof C]: C[Name] extends { readonly stamped: true } ? Name : never;
}[keyof C];

/** A record that is added: without its id and what is stamped, unless somebody says them. */
export type NewRow<C extends Columns> = { id?: number } & Omit<RowOf<C>, 'id' | Stamped<C>> &
  Partial<Pick<RowOf<C>, Stamped<C>>>;

/** The names that a condition or an order may use. */
export type ColumnName<C extends Columns> = 'id' | (keyof C & string);

/** What the rows of a seed are made from: choices that are the same each time, and the tables that were filled before. */
export type Source = { prng: Prng; db: DatabaseSync };

/** One kind of record: where it is kept, and what there is of it at first. Its key is a number called `id`. */
export type Table<Kind extends string, C extends Columns> = {
  /** What tests call one of it: `platform.find.fund()`. */
  readonly kind: Kind;
  readonly name: string;
  /** All but the id, in their order. */
  readonly columns: C;
  /** Columns that are together in one row only. */
  readonly unique?: readonly (readonly (keyof NoInfer<C> & string)[])[];
  readonly indexes?: readonly (readonly ColumnName<NoInfer<C>>[])[];
  readonly seed?: (source: Source) => Iterable<NewRow<NoInfer<C>>>;
};

/** A table of which no more is known. */
export type AnyTable = Omit<Table<string, Columns>, 'unique' | 'indexes' | 'seed'> & {
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: readonly (readonly string[])[];
  readonly seed?: (source: Source) => Iterable<object>;
};

/** Declares a table; its SQL, the types of its rows and what tests find of it follow from the columns. */
export const defineTable = <const Kind extends string, C extends Columns>(table: Table<Kind, C>): Table<Kind, C> =>
  table;

/** A text, or one of some. */
export const text = <Value extends string = string>(): Column<Value> => ({ type: 'TEXT' });
export const integer = (): Column<number> => ({ type: 'INTEGER' });
export const real = (): Column<number> => ({ type: 'REAL' });
/** True or false. */
export const flag = (): Column<boolean> => ({ type: 'INTEGER', kept: 'flag' });
/** A value of several parts, such as a title in five languages. */
export const json = <Value>(): Column<Value> => ({ type: 'TEXT', kept: 'json' });
/** The moment at which the record was added. */
export const stamp = (): Column<string> & { readonly stamped: true } => ({ type: 'TEXT', stamped: true });
/** The id of a record of another table; `cascade` where the record is removed together with that one. */
export const reference = (table: string, { cascade = false } = {}): Column<number> => ({
  type: 'INTEGER',
  references: cascade ? `${table} ON DELETE CASCADE` : table,
});

/** The same column, which may hold nothing. */
export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({ ...column, nullable: true });
/** The same column, no value of which stands in two rows. */
export const unique = <Value>(column: Column<Value>): Column<Value> => ({ ...column, unique: true });

/** A name as SQL takes it: one of SQL's own words (`order`), too. */
export const quoted = (name: string): string => `"${name}"`;

const columnSql = ([name, column]: [string, Column<unknown>]): string =>
  [
    quoted(name),
    column.type,
    ...(column.nullable ? [] : ['NOT NULL']),
    ...(column.unique ? ['UNIQUE'] : []),
    ...(column.references ? [`REFERENCES ${column.references}`] : []),
  ].join(' ');

/** The SQL that makes a table with its indexes. */
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

/** The columns whose values are kept in this way. */
export const keptAs = (kept: 'json' | 'flag', { columns }: AnyTable): string[] =>
  Object.keys(columns).filter((name) => columns[name]?.kept === kept);
