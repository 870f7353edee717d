import { z } from 'zod';

/** One page of a list: its rows, how many rows there are in all, and where the page starts. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly total: number;
  /** Index of the first row in the whole list, from 0. */
  readonly offset: number;
};

/** Where a page starts and how many rows it holds, as most calls want it (spec 000 §7). */
export type Paging = { readonly limit: number; readonly offset: number };

/**
 * Schema of a list answer `{ [key]: rows[], count }`. A missing list is an empty one; a missing count is the number
 * of rows that came.
 */
export function rowsAt<Row>(key: string, row: z.ZodType<Row>): z.ZodType<Omit<Page<Row>, 'offset'>> {
  const list = z.array(row).nullish();
  return z.looseObject({ count: z.coerce.number().int().nonnegative().nullish() }).transform((body, context) => {
    const parsed = list.safeParse(body[key]);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        context.addIssue({ code: 'custom', message: issue.message, path: [key, ...issue.path] });
      }
      return z.NEVER;
    }
    const rows = parsed.data ?? [];
    return { rows, total: body.count ?? rows.length };
  });
}

/** One page of rows that the platform gives all at once. */
export const pageOf = <Row>(rows: readonly Row[], { limit, offset }: Paging): Page<Row> => ({
  rows: rows.slice(offset, offset + limit),
  total: rows.length,
  offset,
});
