import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type HttpOptions, http } from '@/api/http.ts';
import { allRowsOf } from '@/kit/all-rows.ts';
import { rowsAt } from '@/kit/page.ts';
import { CURRENT_AND_WATCHED, CURRENT_FOR_A_WHILE, CURRENT_FOR_SESSION } from './lookup.ts';

type Query = NonNullable<HttpOptions<unknown>['query']>;

type LookupSpec<Row> = {
  /**
   * Path of the list, without a leading slash; placeholders (`{board_id}`) are filled from the parameters. Every query
   * key begins with the path, so that saving a record invalidates all queries of the path.
   */
  path: string;
  /** Key of the rows in the answer. */
  rowsKey: string;
  row: z.ZodType<Row>;
  /** Parameters sent with every call, such as the limit of a picker. Default: none. */
  always?: Query;
  /**
   * How long the rows are fresh: `session` for data that changes a few times a year and whose state decides nothing;
   * `watched` for data whose state decides what may be done. Default: half an hour.
   */
  current?: 'session' | 'watched';
  /** No call is made while a parameter is null. Default: false. */
  needsAll?: boolean;
};

/**
 * Defines reference data for forms and filters, cached while fresh, even if no screen shows it. Returns a function from
 * parameters to the query of all matching rows.
 */
export function defineLookup<Row>({ path, rowsKey, row, current, always = {}, needsAll = false }: LookupSpec<Row>) {
  const schema = rowsAt(rowsKey, row);
  return (wanted: Query = {}) => {
    const query = { ...wanted, ...always };
    return queryOptions({
      queryKey: [path, 'lookup', query],
      queryFn: async ({ signal }) => {
        const ask = (paging: Query) =>
          http(filled(path, query), { query: { ...besides(path, query), ...paging }, signal, schema });
        return (await (query.limit === undefined ? ask({}) : allRowsOf((offset) => ask({ offset })))).rows;
      },
      enabled: !needsAll || Object.values(wanted).every((value) => value !== null),
      ...(current ? FRESHNESS[current] : CURRENT_FOR_A_WHILE),
    });
  };
}

const FRESHNESS = { session: CURRENT_FOR_SESSION, watched: CURRENT_AND_WATCHED };

/** The path with its placeholders filled from the parameters. */
const filled = (path: string, query: Query): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(query[name])));

/** The parameters that are not placeholders of the path. */
const besides = (path: string, query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !path.includes(`{${name}}`)));
