import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Page, type Paging, pagingOf } from '../page.ts';
import type { ListControls } from './use-list-state.ts';

/** Longest page that is prefetched after going forward, in rows. */
const MOST_ROWS_AHEAD = 50;

type PagesAhead<T, K extends QueryKey> = {
  list: Pick<ListControls, 'page' | 'size'>;
  /** The page in view; undefined until it has arrived, also while an earlier page is its placeholder. */
  arrived: Page<unknown> | undefined;
  /** Query of a page of the list. */
  pageQuery: (paging: Paging) => FetchQueryOptions<T, Error, T, K>;
};

/**
 * Prefetches pages of a list that the person is likely to want: the page whose control is being pressed, and the page
 * after one to which the person has gone forward. The latter is prefetched once per arrival, so that refetching the
 * list after each decision does not refetch its neighbour. Returns the pager's `onPress`.
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
