import { queryOptions } from '@tanstack/react-query';
import { bridge, unwrap } from './bridge.ts';

/** What the main process says of this installation; it does not change while the program runs. */
export const appInfoQuery = queryOptions({
  queryKey: ['app-info'],
  queryFn: () => unwrap(bridge.app.info()),
  staleTime: Number.POSITIVE_INFINITY,
});
