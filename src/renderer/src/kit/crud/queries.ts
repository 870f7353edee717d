import type { ContentLanguage } from '@shared/content-language.ts';
import { AppError } from '@shared/errors.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type HttpOptions, http } from '@/api/http.ts';
import { inEitherScript } from '../either-script.ts';
import { recordId } from '../fields.ts';
import { type Page, pageAt, type SomeRows } from '../page.ts';
import type { ListShape } from './list-shape.ts';

/** Filters, limit and offset of a list call; null and undefined are left out. */
export type ListQuery = NonNullable<HttpOptions<unknown>['query']>;

/** How a page of rows is requested, parsed and completed. */
type RowsShape<Row> = Pick<ListShape, 'ask'> & {
  answer: z.ZodType<SomeRows<Row>>;
  /** Adds to the rows what the answer lacks. Default: nothing. */
  complete?: CompleteRows<Row> | undefined;
};

/** Adds to the rows of a page what the list's answer lacks, such as the names of ids. */
export type CompleteRows<Row> = (rows: readonly Row[], client: QueryClient) => Promise<readonly Row[]>;

/** A list that is one answer: nothing comes after it. */
const WHOLE = { limit: Number.POSITIVE_INFINITY, offset: 0 };

/** Query of a page of the collection at `path`, requested and parsed by its shape, with the content in `language`. */
export const listOptions = <Row>(
  path: string,
  query: ListQuery,
  { ask, answer, complete }: RowsShape<Row>,
  language?: ContentLanguage,
) => {
  const { limit, offset, ...filters } = query;
  const search = typeof filters.search === 'string' ? filters.search : null;
  const paging = typeof limit === 'number' ? { limit, offset: Number(offset ?? 0) } : undefined;
  return queryOptions({
    queryKey: [path, 'list', query, ...(language ? [language] : [])],
    queryFn: async ({ signal, client }): Promise<Page<Row>> => {
      const page = await inEitherScript(
        search,
        (spelling) =>
          http(path, {
            query: { ...filters, ...(search !== null && { search: spelling }), ...(paging && ask(paging)) },
            signal,
            schema: answer,
            ...(language && { language }),
          }),
        { client, key: [path, filters, language], offset: paging?.offset ?? 0 },
      );
      const rows = complete ? await complete(page.rows, client) : page.rows;
      return pageAt({ ...page, rows }, paging ?? WHOLE);
    },
    placeholderData: keepPreviousData,
  });
};

/** Query of one record. Never cached, so that a form opens with current values. `complete` adds to the values read. */
export const itemOptions = <Values>(
  path: string,
  id: string,
  read: (signal: AbortSignal) => Promise<Values>,
  complete = async (values: Values, _client: QueryClient) => values,
) =>
  queryOptions({
    queryKey: [path, 'item', id],
    queryFn: async ({ signal, client }) => complete(await read(signal), client),
    staleTime: 0,
    gcTime: 0,
  });

/** Reads all rows and returns the record with this id. Throws `AppError`: `not-found` if no row has the id. */
export async function foundAmong<Values>(
  path: string,
  id: string,
  { answer }: ListShape,
  schema: z.ZodType<Values>,
  signal: AbortSignal,
): Promise<Values> {
  const { rows } = await http(path, { signal, schema: answer(z.looseObject({ id: recordId })) });
  const found = rows.find((row) => String(row.id) === id);
  if (!found) throw new AppError({ kind: 'not-found' });
  const read = schema.safeParse(found);
  if (!read.success) throw new AppError({ kind: 'unexpected-shape' });
  return read.data;
}
