import { z } from 'zod';
import { noteOddField } from '@/api/odd-fields.ts';

/** A row that came and could not be read. */
export type UnreadRow = {
  /** Place among the rows that came, from 0. */
  readonly index: number;
  /** Its number at the platform; null where that cannot be told either. */
  readonly id: string | null;
};

/** What came of a list: the rows that could be read, in their order, and which could not. */
export type Rows<Row> = { readonly rows: readonly Row[]; readonly unread?: readonly UnreadRow[] | undefined };

/** One page of a list: its rows, how many rows there are in all, and where the page starts. */
export type Page<Row> = Rows<Row> & {
  readonly total: number;
  /** Index of the first row in the whole list, from 0. */
  readonly offset: number;
};

/** Where a page starts and how many rows it holds, as most calls want it (spec 000 §7). */
export type Paging = { readonly limit: number; readonly offset: number };

/** How many rows came, those included that could not be read. */
export const cameIn = ({ rows, unread = [] }: Rows<unknown>): number => rows.length + unread.length;

/** What an answer holds of a list: some of its rows, and how many there are in all. */
export type SomeRows<Row> = Omit<Page<Row>, 'offset'>;

/**
 * Schema of a list answer `{ [key]: rows[], count }`. A missing list is an empty one, unless the answer holds something
 * else (Z-154); a missing count is the number of rows that came. A row that does not fit `row` is counted among the
 * unread, and the others stay; the log is told which field it was. `totalKey`: what the count is called.
 */
export function rowsAt<Row>(key: string, row: z.ZodType<Row>, totalKey = 'count'): z.ZodType<SomeRows<Row>> {
  return z.looseObject({ [totalKey]: z.coerce.number().int().nonnegative().nullish() }).transform((body, context) => {
    const came = body[key] ?? (holdsSomething(body, key) ? undefined : []);
    if (!Array.isArray(came)) {
      context.addIssue({ code: 'custom', message: 'no list', path: [key] });
      return z.NEVER;
    }
    const read = readRows(came, row, key);
    return { ...read, total: Number(body[totalKey] ?? came.length) };
  });
}

/** Schema of a list that is the whole answer, a bare array (E170): all of it at once. */
export const bareRows = <Row>(row: z.ZodType<Row>): z.ZodType<SomeRows<Row>> =>
  z.array(z.unknown()).transform((came) => ({ ...readRows(came, row, 'answer'), total: came.length }));

/**
 * Schema of all rows of a list whose envelope the documents do not show: a bare array, or the list in `results`, in `data`
 * or under the only name that there is (Z-130). Any other answer is an error (Z-154).
 */
export const rowsAnywhere = <Row>(row: z.ZodType<Row>): z.ZodType<SomeRows<Row>> =>
  z.unknown().transform((answer, context) => {
    const came = listIn(answer);
    if (came) return { ...readRows(came, row, 'answer'), total: came.length };
    context.addIssue({ code: 'custom', message: 'no list' });
    return z.NEVER;
  });

/** The list in an answer; one that is null under a known name is empty. */
function listIn(answer: unknown): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { results, data } = answer as Readonly<Record<string, unknown>>;
  const [only, ...others] = Object.values(answer);
  const found = [results, data, others.length === 0 ? only : undefined].find(Array.isArray);
  return found ?? (results === null || data === null ? [] : undefined);
}

/** Schema of a list answer of which the rows alone are wanted: a lookup, which offers what can be read. */
export const lookupAt = <Row>(key: string, row: z.ZodType<Row>): z.ZodType<readonly Row[]> =>
  rowsAt(key, row).transform(({ rows }) => rows);

/** Whether an answer without its list has another one, or a record, under another name. */
const holdsSomething = (body: Readonly<Record<string, unknown>>, key: string): boolean =>
  Object.entries(body).some(([name, value]) => name !== key && typeof value === 'object' && value !== null);

function readRows<Row>(came: readonly unknown[], row: z.ZodType<Row>, key: string): Rows<Row> {
  const rows: Row[] = [];
  const unread: UnreadRow[] = [];
  came.forEach((one, index) => {
    const parsed = row.safeParse(one);
    if (parsed.success) {
      rows.push(parsed.data);
      return;
    }
    noteOddField([key, index, ...(parsed.error.issues[0]?.path ?? [])]);
    unread.push({ index, id: numberOf(one) });
  });
  return unread.length > 0 ? { rows, unread } : { rows };
}

/** By which number a person may find a row that cannot be read. */
function numberOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null;
  const { public_id, id } = row as Readonly<Record<string, unknown>>;
  const number = [public_id, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return number === undefined ? null : String(number).slice(0, MOST_OF_A_NUMBER);
}
const MOST_OF_A_NUMBER = 30;

/** One page of rows that the platform gives all at once. */
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
 * Where the rows of a page stand: `places` gives the place of each row among what came, `unreadBefore` the unread rows
 * right before each, with those behind the last one at the end.
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
