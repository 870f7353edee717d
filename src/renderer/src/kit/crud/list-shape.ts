import type { z } from 'zod';
import { bareRows, type Paging, rowsAnywhere, rowsAt, type SomeRows } from '../page.ts';

/** How a page of a list is asked for, and how the answer holds it. */
export type ListShape = {
  /** Parameters of the call for a page. */
  readonly ask: (paging: Paging) => Readonly<Record<string, number>>;
  readonly answer: <Row>(row: z.ZodType<Row>) => z.ZodType<SomeRows<Row>>;
  /** Whether one answer holds all rows, so that there are no pages. Default: false. */
  readonly whole?: boolean;
};

/** `limit` and `offset`, and an answer with the rows under this name beside `count`: what most calls want (spec 000 §7). */
export const offsetPages = (rowsKey: string): ListShape => ({
  ask: ({ limit, offset }) => ({ limit, offset }),
  answer: (row) => rowsAt(rowsKey, row),
});

/** `page` from 0 and `size`, and an answer with `content` beside `totalElements`. */
export const NUMBERED_PAGES: ListShape = {
  ask: ({ limit, offset }) => ({ page: Math.floor(offset / limit), size: limit }),
  answer: (row) => rowsAt('content', row, 'totalElements'),
};

const WHOLE = { ask: () => ({}), whole: true } as const;

/** The answer is the list itself, all of it at once; nothing is asked of pages. */
export const BARE_LIST: ListShape = { ...WHOLE, answer: bareRows };

/** All rows at once under this name, with or without a count. */
export const wholeList = (rowsKey: string): ListShape => ({ ...WHOLE, answer: (row) => rowsAt(rowsKey, row) });

/** All rows at once in an envelope that the documents do not show (Z-130). */
export const ANY_LIST: ListShape = { ...WHOLE, answer: rowsAnywhere };
