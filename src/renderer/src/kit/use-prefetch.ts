import { type FetchQueryOptions, hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Fetches what will probably be asked for next once the window has nothing else to do; null fetches nothing. */
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
