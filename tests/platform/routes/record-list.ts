import { z } from 'zod';
import { fold } from '../db/fold.ts';
import { type Condition, kept } from '../db/rows.ts';
import type { AnyTable } from '../db/table.ts';
import { paging } from '../http/paging.ts';
import { idText, wholeNumber } from '../http/values.ts';

type Shape = { readonly [parameter: string]: z.ZodType };
/** Values of a query or a body by name. */
export type Fields = { readonly [name: string]: unknown };

/** A parameter that filters a list. `Name`: the columns that it uses. */
export type Filter<Name extends string> = {
  /** The parameter's schema; optional if the list may be requested without it. */
  value: z.ZodType;
  /** The condition for a value (undefined if none was sent); undefined if every row matches. */
  narrow: (value: unknown, table: AnyTable) => Condition | undefined;
  /** Never set: exists only for its type. */
  readonly looksAt?: Name;
};

/** Matches rows by this SQL, in which a question mark is the parameter. */
export const where = (sql: string, value: z.ZodType): Filter<never> => ({
  value,
  narrow: (said) => (said === undefined ? undefined : { sql, values: [kept(said)] }),
});

/** Matches rows whose column equals the parameter. */
export const equal = <const Name extends string>(column: Name, value: z.ZodType): Filter<Name> =>
  where(`${column} = ?`, value);

/** Matches rows of the districts of a region, if one is sent. */
export const ofRegion: Filter<'district_id'> = where(
  'district_id IN (SELECT id FROM districts WHERE region_id = ?)',
  idText.optional(),
);

/** SQL for the text of a column; for a column with several parts, such as languages, the text of all parts. */
const wordsOf = (column: string, { name, columns }: AnyTable): string =>
  columns[column]?.kept === 'json'
    ? `coalesce((SELECT group_concat(atom, ' ') FROM json_tree(${name}.${column})), '')`
    : `coalesce(${name}.${column}, '')`;

/** Matches rows whose columns contain the text, in any case and with any apostrophe. */
export const search = <const Name extends string>(...columns: readonly Name[]): Filter<Name> => ({
  value: z.string().max(500).optional(),
  narrow(said, table) {
    const wanted = fold(String(said ?? '')).trim();
    const words = columns.map((column) => wordsOf(column, table)).join(" || ' ' || ");
    if (wanted === '') return undefined;
    // LIKE excludes most rows of a long table many times faster than `fold`, which then decides.
    const nearly = `%${wanted.replace(/[^a-z0-9]+/g, '%')}%`;
    return { sql: `${words} LIKE ? AND instr(fold(${words}), ?) > 0`, values: [nearly, wanted] };
  },
});

/** The paging of a list: its parameters and the shape of its answer. */
export type Pages = {
  query: Shape;
  window: (query: Fields) => { limit: number; offset: number };
  /** `size`: the requested number of rows. */
  answer: (rows: readonly object[], count: () => number, size: number) => unknown;
};

/** `limit` and `offset`; the answer has the rows under the name `rows` and the `count` of all rows. */
export const byOffset = ({ rows: name = 'data', query = paging() as Shape } = {}): Pages => ({
  query,
  window: ({ limit, offset }) => ({ limit: Number(limit), offset: Number(offset) }),
  answer: (rows, count) => ({ [name]: rows, count: count() }),
});

/** `page` from 0 on and `size`, both required; the answer has the rows as `content`, and totals of rows and pages. */
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

/** An unpaginated list: under this name, or as a bare array without a name. */
export const unpaged = (name?: string): Pages => ({
  query: {},
  window: () => ({ limit: -1, offset: 0 }),
  answer: (rows) => (name === undefined ? rows : { [name]: rows }),
});
