import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { LOCAL_QUERY } from '@/api/local-query.ts';
import { createDays } from './days.ts';

/** How long the comparison of the clocks holds, in ms. */
const COMPARED_MS = 30 * 60_000;

/** How far this computer's clock is behind the platform's, in ms; 0 unless it is known to be wrong. */
const behindQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: async () => (await unwrap(bridge.journal.state())).now - Date.now(),
  meta: LOCAL_QUERY,
  staleTime: COMPARED_MS,
});

/**
 * A time on the current day (ms since the epoch), by the platform's clock where this computer's is wrong. The component
 * is drawn again once the next day begins in Tashkent: a window stays open past midnight.
 */
export function useToday(): number {
  const { data: behind = 0 } = useQuery(behindQuery);
  const days = useMemo(() => createDays(() => Date.now() + behind), [behind]);
  return useSyncExternalStore(days.follow, days.now);
}
