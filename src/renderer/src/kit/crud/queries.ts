import type { ContentLanguage } from '@shared/content-language.ts';
import { AppError } from '@shared/errors.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type HttpOptions, http } from '@/api/http.ts';
import { recordId } from '../fields.ts';
import type { Page, SomeRows } from '../page.ts';
import type { ListShape } from './list-shape.ts';

/** Filters, limit and offset of a list call; null and undefined are left out of the address. */
export type ListQuery = NonNullable<HttpOptions<unknown>['query']>;

/** A page of the collection at `path`, asked for and read as its shape says; `language` is the one to answer in. */
export const listOptions = <Row>(
  path: string,
  query: ListQuery,
  { ask, answer }: Pick<ListShape, 'ask'> & { answer: z.ZodType<SomeRows<Row>> },
  language?: ContentLanguage,
) => {
  const { limit, offset, ...filters } = query;
  const paging = typeof limit === 'number' ? { limit, offset: Number(offset ?? 0) } : undefined;
  return queryOptions({
    queryKey: [path, 'list', query, ...(language ? [language] : [])],
    queryFn: async ({ signal }): Promise<Page<Row>> => ({
      ...(await http(path, {
        query: { ...filters, ...(paging && ask(paging)) },
        signal,
        schema: answer,
        ...(language && { language }),
      })),
      offset: paging?.offset ?? 0,
    }),
    placeholderData: keepPreviousData,
  });
};

/** One record. Read anew whenever a form opens: nobody edits what was true a while ago. `complete` adds to what was read. */
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

/** A record that is found among all rows; one that is not there is not found. */
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
