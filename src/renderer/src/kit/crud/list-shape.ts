import type { z } from 'zod';
import { bareRows, type Paging, rowsAt, type SomeRows } from '../page.ts';

/** How a page of a list is asked for, and how the answer holds it. */
export type ListShape = {
  /** Parameters of the call for a page. */
  readonly ask: (paging: Paging) => Readonly<Record<string, number>>;
  readonly answer: <Row>(row: z.ZodType<Row>) => z.ZodType<SomeRows<Row>>;
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

/** The answer is the list itself, all of it at once; nothing is asked of pages. */
export const BARE_LIST: ListShape = { ask: () => ({}), answer: bareRows };
