import type { z } from 'zod';
import { type Paging, rowsAnywhere, rowsAt, type SomeRows } from '../page.ts';

/** How to request a page of a list, and the envelope of the answer. */
export type ListShape = {
  /** Query parameters that request a page. */
  readonly ask: (paging: Paging) => Readonly<Record<string, number>>;
  /** Schema of the answer for rows of this schema. */
  readonly answer: <Row>(row: z.ZodType<Row>) => z.ZodType<SomeRows<Row>>;
  /** Whether a single answer contains all rows, without pages. Default: false. */
  readonly whole?: boolean;
};

/**
 * `limit` and `offset`; the answer has the rows under this key, beside `count`. The shape of most calls (spec 000 §7).
 */
export const offsetPages = (rowsKey: string): ListShape => ({
  ask: ({ limit, offset }) => ({ limit, offset }),
  answer: (row) => rowsAt(rowsKey, row),
});

/** `page` (from 0) and `size`; the answer has `content` beside `totalElements`. */
export const NUMBERED_PAGES: ListShape = {
  ask: ({ limit, offset }) => ({ page: Math.floor(offset / limit), size: limit }),
  answer: (row) => rowsAt('content', row, 'totalElements'),
};

const WHOLE = { ask: () => ({}), whole: true } as const;

/** No paging parameters; the answer has all rows under this key, with or without a count. */
export const wholeList = (rowsKey: string): ListShape => ({ ...WHOLE, answer: (row) => rowsAt(rowsKey, row) });

/** No paging parameters; the answer is the array of all rows, or has it in an envelope that the documents do not show (Z-130). */
export const ANY_LIST: ListShape = { ...WHOLE, answer: rowsAnywhere };
