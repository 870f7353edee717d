import { type FetchQueryOptions, hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Prefetches a query that will probably be needed next, once the window is idle; null prefetches nothing. */
export function usePrefetch<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K> | null): void {
  const client = useQueryClient();
  const fetch = useEffectEvent(() => {
    if (options) void client.prefetchQuery(options);
  });
  const key = options ? hashKey(options.queryKey) : null;
  useEffect(() => {
    if (key === null) return;
    const idle = requestIdleCallback(fetch, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [key]);
}
