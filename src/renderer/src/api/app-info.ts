import { queryOptions } from '@tanstack/react-query';
import { bridge, unwrap } from './bridge.ts';
import { LOCAL_QUERY } from './local-query.ts';

/** Query for the notices of the third-party software in the program. */
export const noticesQuery = queryOptions({
  queryKey: ['app-notices'],
  queryFn: () => unwrap(bridge.app.notices()),
  meta: LOCAL_QUERY,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Query for the facts about this installation, from the main process. They do not change while the program runs. */
export const appInfoQuery = queryOptions({
  queryKey: ['app-info'],
  queryFn: () => unwrap(bridge.app.info()),
  meta: LOCAL_QUERY,
  staleTime: Number.POSITIVE_INFINITY,
});
