import { z } from 'zod';
import { noteOddField } from '@/api/odd-fields.ts';
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

/**
 * Schema of a list answer `{ [key]: rows[], count }`. A list that is null, or missing beside a count of 0, is empty; an
 * answer without a list is an error (Z-154); a missing count is the number of rows. A row that does not fit `row` goes
 * to `unread` without affecting the others, and its field is logged. `totalKey`: name of the count.
 */
export function rowsAt<Row>(key: string, row: z.ZodType<Row>, totalKey = 'count'): z.ZodType<SomeRows<Row>> {
  return z.looseObject({ [totalKey]: z.coerce.number().int().nonnegative().nullish() }).transform((body, context) => {
    const isEmpty = !holdsSomething(body, key) && (body[key] === null || Number(body[totalKey] ?? 1) === 0);
    const came = body[key] ?? (isEmpty ? [] : undefined);
    if (!Array.isArray(came)) {
      context.addIssue({ code: 'custom', message: 'no list', path: [key] });
      return z.NEVER;
    }
    const read = readRows(came, row, key);
    return { ...read, total: Number(body[totalKey] ?? came.length) };
  });
}

const saidCount = z.union([z.number().int().nonnegative(), z.string().regex(/^\d+$/)]);

/** Schema of a list answer whose count is needed: as `rowsAt`, but a missing count is an error, a missing list empty. */
export const countedAt = <Row>(key: string, row: z.ZodType<Row>, totalKey = 'count'): z.ZodType<SomeRows<Row>> =>
  z
    .looseObject({ [totalKey]: saidCount })
    .transform((body): unknown => ({ [key]: null, ...body }))
    .pipe(rowsAt(key, row, totalKey));

/** Schema of an answer that is the bare array of all rows (E170); null, as from an empty body, is an empty list. */
export const bareRows = <Row>(row: z.ZodType<Row>): z.ZodType<SomeRows<Row>> =>
  z
    .array(z.unknown())
    .nullable()
    .transform((came) => ({ ...readRows(came ?? [], row, 'answer'), total: came?.length ?? 0 }));

/**
 * Schema of all rows of a list whose envelope the documents do not show: a bare array, or the list in `results`, in
 * `data` or under the answer's only key (Z-130). Any other answer is an error (Z-154).
 */
export const rowsAnywhere = <Row>(row: z.ZodType<Row>): z.ZodType<SomeRows<Row>> =>
  z.unknown().transform((answer, context) => {
    const came = listIn(answer);
    if (came) return { ...readRows(came, row, 'answer'), total: came.length };
    context.addIssue({ code: 'custom', message: 'no list' });
    return z.NEVER;
  });

/** Finds the list in an answer; null under a known key is an empty list. */
function listIn(answer: unknown): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { results, data } = answer as Readonly<Record<string, unknown>>;
  const [only, ...others] = Object.values(answer);
  const found = [results, data, others.length === 0 ? only : undefined].find(Array.isArray);
  return found ?? (results === null || data === null ? [] : undefined);
}

/** Schema of a list answer for a lookup: only the readable rows. */
export const lookupAt = <Row>(key: string, row: z.ZodType<Row>): z.ZodType<readonly Row[]> =>
  rowsAt(key, row).transform(({ rows }) => rows);

/** Whether an answer without its list has a list or record under another key. */
const holdsSomething = (body: Readonly<Record<string, unknown>>, key: string): boolean =>
  Object.entries(body).some(([name, value]) => name !== key && typeof value === 'object' && value !== null);

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
    unread.push({ index, id: numberOf(one) });
  });
  return unread.length > 0 ? { rows, unread } : { rows };
}

/** The number by which a person may find an unreadable row. */
function numberOf(row: unknown): string | null {
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
