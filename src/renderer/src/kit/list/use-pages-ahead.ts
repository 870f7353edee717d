import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Page, type Paging, pagingOf } from '../page.ts';
import type { ListControls } from './use-list-state.ts';

/** Longest page that is fetched before it is asked for, in rows. */
const MOST_ROWS_AHEAD = 50;

type PagesAhead<T, K extends QueryKey> = {
  list: Pick<ListControls, 'page' | 'size'>;
  /** The page in view; undefined until it has arrived, also while an earlier one stands in for it. */
  arrived: Page<unknown> | undefined;
  /** Query of a page of the list. */
  pageQuery: (paging: Paging) => FetchQueryOptions<T, Error, T, K>;
};

/**
 * Fetches a page of a list before it is in view, where the person is likely to want it: the page whose control is being
 * pressed, and the page after one to which the person has gone forward. Such a page is fetched once per arrival, so that
 * a list which is read anew after each decision does not take its neighbour along. Returns the pager's `onPress`.
 */
export function usePagesAhead<T, K extends QueryKey>({ list, arrived, pageQuery }: PagesAhead<T, K>) {
  const client = useQueryClient();
  const { page, size } = list;
  const fetchPage = (wanted: number) => void client.prefetchQuery(pageQuery(pagingOf(size, wanted)));
  const left = useRef(page);
  const onArrival = useEffectEvent(() => {
    const forward = page > left.current;
    left.current = page;
    if (forward && arrived && size <= MOST_ROWS_AHEAD && page * size < arrived.total) fetchPage(page + 1);
  });
  const shown = arrived ? page : null;
  useEffect(() => {
    if (shown === null) return;
    const idle = requestIdleCallback(onArrival, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [shown]);
  return fetchPage;
}
