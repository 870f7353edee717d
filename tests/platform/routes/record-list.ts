import { z } from 'zod';
import { fold } from '../db/fold.ts';
import { type Condition, kept } from '../db/rows.ts';
import type { AnyTable } from '../db/table.ts';
import { paging } from '../http/paging.ts';
import { wholeNumber } from '../http/values.ts';

type Shape = { readonly [parameter: string]: z.ZodType };
/** Values by their names, as a query or a body gives them. */
export type Fields = { readonly [name: string]: unknown };

/** How one parameter of a list narrows it. `Name` are the columns that it looks at. */
export type Filter<Name extends string> = {
  /** What the parameter may be; optional where the list is asked for without it, too. */
  value: z.ZodType;
  /** The condition that follows of the value, which is undefined where none was sent; none where it lets all through. */
  narrow: (value: unknown, table: AnyTable) => Condition | undefined;
  /** Never there: it carries the type alone. */
  readonly looksAt?: Name;
};

/** Lets through the rows that meet this SQL, in which a question mark stands for the parameter. */
export const where = (sql: string, value: z.ZodType): Filter<never> => ({
  value,
  narrow: (said) => (said === undefined ? undefined : { sql, values: [kept(said)] }),
});

/** Lets through the rows whose column holds the parameter. */
export const equal = <const Name extends string>(column: Name, value: z.ZodType): Filter<Name> =>
  where(`${column} = ?`, value);

/** The words of a column as SQL; of one with several parts, such as languages, those of each of them. */
const wordsOf = (column: string, { name, columns }: AnyTable): string =>
  columns[column]?.kept === 'json'
    ? `coalesce((SELECT group_concat(atom, ' ') FROM json_tree(${name}.${column})), '')`
    : `coalesce(${name}.${column}, '')`;

/** Lets through the rows in whose columns the words stand, in small or capital letters and with any apostrophe. */
export const search = <const Name extends string>(...columns: readonly Name[]): Filter<Name> => ({
  value: z.string().max(500).optional(),
  narrow(said, table) {
    const wanted = fold(String(said ?? '')).trim();
    const words = columns.map((column) => wordsOf(column, table)).join(" || ' ' || ");
    if (wanted === '') return undefined;
    // LIKE passes over most of a long table many times faster than `fold`, which then decides.
    const nearly = `%${wanted.replace(/[^a-z0-9]+/g, '%')}%`;
    return { sql: `${words} LIKE ? AND instr(fold(${words}), ?) > 0`, values: [nearly, wanted] };
  },
});

/** How a list is asked for in pages, and what its answer looks like. */
export type Pages = {
  query: Shape;
  window: (query: Fields) => { limit: number; offset: number };
  /** `size`: how many rows were asked for. */
  answer: (rows: readonly object[], count: () => number, size: number) => unknown;
};

/** `limit` and `offset`; the answer has the rows under a name of its own and the `count` of them all. */
export const byOffset = ({ rows: name = 'data', query = paging() as Shape } = {}): Pages => ({
  query,
  window: ({ limit, offset }) => ({ limit: Number(limit), offset: Number(offset) }),
  answer: (rows, count) => ({ [name]: rows, count: count() }),
});

/** `page` from 0 on and `size`, both required; the answer has the rows as `content`, and how many they and their pages are. */
export const byPage = (most = 1000): Pages => ({
  query: {
    page: wholeNumber,
    size: wholeNumber.refine((size) => size > 0 && size <= most, `from 1 to ${most}`),
  },
  window: ({ page, size }) => ({ limit: Number(size), offset: Number(page) * Number(size) }),
  answer(content, count, size) {
    const totalElements = count();
    return { content, totalElements, totalPages: Math.ceil(totalElements / size), size };
  },
});

/** All at once: under this name, or as a bare array where there is none. */
export const unpaged = (name?: string): Pages => ({
  query: {},
  window: () => ({ limit: -1, offset: 0 }),
  answer: (rows) => (name === undefined ? rows : { [name]: rows }),
});
