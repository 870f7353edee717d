import { listIn } from '@shared/list-in.ts';
import { z } from 'zod';
import { noteOddField } from '@/api/odd-fields.ts';
import { described } from './described.ts';
import type { Spelled } from './either-script.ts';
import { quickReading } from './quick-rows.ts';

/** A row of an answer that could not be read. */
export type UnreadRow = {
  /** Index among the rows of the answer, from 0. */
  readonly index: number;
  /** The platform's id of the row; null if that cannot be read either. */
  readonly id: string | null;
};

/** The rows of an answer: the readable ones in their order, and the unreadable ones. */
export type Rows<Row> = { readonly rows: readonly Row[]; readonly unread?: readonly UnreadRow[] | undefined };

/** One page of a list: its rows, the total, its offset, and the spelling of the query that found it. */
export type Page<Row> = Rows<Row> &
  Spelled & {
    readonly total: number;
    /** True if the platform has not said the total: it is then the least that it can be. */
    readonly uncounted?: true | undefined;
    /** Index of the first row in the whole list, from 0. */
    readonly offset: number;
  };

/** Offset and size of a page, as most calls take them (spec 000 §7). */
export type Paging = { readonly limit: number; readonly offset: number };

/** The rows of a page, counted from 1 (spec 000 §9). */
export const pagingOf = (size: number, page: number): Paging => ({ limit: size, offset: size * (page - 1) });

/** Number of rows in the answer, including unreadable ones. */
export const cameIn = ({ rows, unread = [] }: Rows<unknown>): number => rows.length + unread.length;

/** The rows of an answer and the total of the list. */
export type SomeRows<Row> = Omit<Page<Row>, 'offset'>;

/** The page at this place of the list. Without a total, a full page is followed by at least one more row. */
export const pageAt = <Row>(came: SomeRows<Row>, { limit, offset }: Paging): Page<Row> => {
  if (!came.uncounted) return { ...came, offset };
  const { uncounted, ...page } = came;
  const isFull = cameIn(came) >= limit;
  return { ...page, ...(isFull && { uncounted }), total: offset + cameIn(came) + (isFull ? 1 : 0), offset };
};

/** Schema of a total beside a list. */
export const countSchema = z
  .union([z.number().int().nonnegative(), z.string().regex(/^\d+$/).transform(Number)])
  .nullish();

/** The total of an answer with these rows, readable or not. `count`: what the platform says, if anything. */
export const totalOf = (
  rows: readonly unknown[],
  count: number | null | undefined,
): Omit<SomeRows<never>, keyof Rows<never>> =>
  typeof count === 'number' ? { total: count } : { total: rows.length, uncounted: true };

/**
 * Schema of a list answer `{ [key]: rows[], count }`, also in another usual envelope (`listIn`); any other answer is an
 * error (Z-154). A row that does not fit `row` goes to `unread` without affecting the others, and its field is logged.
 * `totalKey`: name of the count.
 */
export const rowsAt = <Row>(key: string, row: z.ZodType<Row>, totalKey = 'count'): z.ZodType<SomeRows<Row>> =>
  described(
    z.unknown().transform((answer, context) => {
      const came = listIn(answer, key, totalKey);
      const count = countSchema.safeParse(came?.total);
      if (!came || !count.success) {
        context.addIssue({ code: 'custom', message: 'no list', path: [came ? totalKey : key] });
        return z.NEVER;
      }
      return { ...readRows(came.rows, row, key), ...totalOf(came.rows, count.data) };
    }),
    { rows: key, total: totalKey, of: row },
  );

/** Schema of a list answer whose count is needed: as `rowsAt`, but a missing count is an error, a missing list empty. */
export const countedAt = <Row>(key: string, row: z.ZodType<Row>, totalKey = 'count'): z.ZodType<SomeRows<Row>> =>
  z
    .unknown()
    .transform((answer): unknown => (isCountAlone(answer, totalKey) ? { ...answer, [key]: [] } : answer))
    .pipe(rowsAt(key, row, totalKey))
    .refine(({ uncounted }) => !uncounted);

const isCountAlone = (answer: unknown, totalKey: string): answer is object =>
  typeof answer === 'object' && answer !== null && Object.keys(answer).join() === totalKey;

/**
 * Schema of all rows of a list that is a bare array, or whose envelope the documents do not show: as `rowsAt`, under the
 * answer's only key as well (Z-130). Any other answer is an error (Z-154).
 */
export const rowsAnywhere = <Row>(row: z.ZodType<Row>): z.ZodType<SomeRows<Row>> =>
  described(
    z.unknown().transform((answer, context) => {
      const came = anyListIn(answer);
      if (came) return { ...readRows(came.rows, row, 'answer'), total: came.rows.length };
      context.addIssue({ code: 'custom', message: 'no list' });
      return z.NEVER;
    }),
    { rows: null, total: null, of: row },
  );

/** Finds the list in an answer whose envelope the documents do not show. */
export const anyListIn = (answer: unknown) => listIn(answer, onlyKey(answer) ?? 'data', 'count');

function onlyKey(answer: unknown): string | undefined {
  const [only, ...others] = Object.keys(answer ?? {});
  return others.length === 0 ? only : undefined;
}

/** Schema of a list answer for a lookup: only the readable rows. */
export const lookupAt = <Row>(key: string, row: z.ZodType<Row>): z.ZodType<readonly Row[]> =>
  rowsAt(key, row).transform(({ rows }) => rows);

function readRows<Row>(came: readonly unknown[], row: z.ZodType<Row>, key: string): Rows<Row> {
  const rows: Row[] = [];
  const unread: UnreadRow[] = [];
  const quick = quickReading(row);
  came.forEach((one, index) => {
    const readable = quick?.(one);
    if (readable !== undefined) {
      rows.push(readable);
      return;
    }
    const parsed = row.safeParse(one);
    if (parsed.success) {
      rows.push(parsed.data);
      return;
    }
    noteOddField([key, index, ...(parsed.error.issues[0]?.path ?? [])]);
    unread.push({ index, id: numberOfRow(one) });
  });
  return unread.length > 0 ? { rows, unread } : { rows };
}

/** The platform's id of a row, by which a person may find an unreadable one; null for none. */
export function numberOfRow(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null;
  const { public_id, id } = row as Readonly<Record<string, unknown>>;
  const number = [public_id, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return number === undefined ? null : String(number).slice(0, MOST_OF_A_NUMBER);
}
const MOST_OF_A_NUMBER = 30;

/** Cuts one page out of an unpaginated list. */
export function pageOf<Row>(all: Rows<Row>, { limit, offset }: Paging): Page<Row> {
  const { rows, unread = [] } = all;
  const total = cameIn(all);
  const before = (place: number) => unread.filter(({ index }) => index < place).length;
  const end = Math.min(offset + limit, total);
  const inside = unread.filter(({ index }) => index >= offset && index < end);
  return {
    rows: rows.slice(offset - before(offset), end - before(end)),
    ...(inside.length > 0 && { unread: inside.map((row) => ({ ...row, index: row.index - offset })) }),
    total,
    offset,
  };
}

/**
 * Positions of the rows of a page. `places`: index of each row among all rows of the answer. `unreadBefore`: the
 * unreadable rows right before each row, plus one last entry for those after the last row.
 */
export function placesIn({ rows, unread = [] }: Rows<unknown>): {
  readonly places: readonly number[];
  readonly unreadBefore: readonly (readonly UnreadRow[])[];
} {
  const places: number[] = [];
  const unreadBefore: UnreadRow[][] = [];
  let place = 0;
  let next = 0;
  for (let row = 0; row <= rows.length; row++) {
    const here: UnreadRow[] = [];
    for (let found = unread[next]; found?.index === place; found = unread[++next]) {
      here.push(found);
      place++;
    }
    unreadBefore.push(here);
    if (row < rows.length) places.push(place++);
  }
  return { places, unreadBefore };
}
