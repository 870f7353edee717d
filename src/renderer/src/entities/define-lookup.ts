import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type HttpOptions, http } from '@/api/http.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

type Query = NonNullable<HttpOptions<unknown>['query']>;

type LookupSpec<Row> = {
  /**
   * Address of the list, without a leading slash; parameters whose names stand in it (`{board_id}`) are put there. It begins
   * every key, so that saving one of them makes all stale.
   */
  path: string;
  /** Under which name the answer holds the rows. */
  rowsKey: string;
  row: z.ZodType<Row>;
  /** Parameters that are always sent, such as the limit of a picker. Default: none. */
  always?: Query;
  /** Nothing is asked while one of the parameters is null. Default: false. */
  needsAll?: boolean;
};

/** Reference data that forms and filters offer: gives the query of all rows that fit the parameters. */
export function defineLookup<Row>({ path, rowsKey, row, always = {}, needsAll = false }: LookupSpec<Row>) {
  const schema = lookupAt(rowsKey, row);
  return (wanted: Query = {}) => {
    const query = { ...wanted, ...always };
    return queryOptions({
      queryKey: [path, 'lookup', query],
      queryFn: ({ signal }) => http(filled(path, query), { query: besides(path, query), signal, schema }),
      enabled: !needsAll || Object.values(wanted).every((value) => value !== null),
      staleTime: LOOKUP_STALE_MS,
    });
  };
}

/** The address with the parameters whose names stand in it. */
const filled = (path: string, query: Query): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(query[name])));

/** The parameters whose names do not. */
const besides = (path: string, query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !path.includes(`{${name}}`)));
