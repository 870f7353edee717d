import type { QueryClient } from '@tanstack/react-query';
import { isLineUp, onLine } from '@/api/line.ts';
import { type InitiativeFilter, initiativesQuery } from '../model/api.ts';
import type { SeasonPorts } from './read-season.ts';

/** Reads a list through the query cache, so that the page learns whether the platform answers; pages are not cached. */
export const seasonPorts = (
  queries: QueryClient,
  filter: InitiativeFilter,
): Pick<SeasonPorts, 'read' | 'wait' | 'line' | 'now'> => ({
  read: async (paging, signal) => {
    const { queryKey, queryFn } = initiativesQuery(filter, paging);
    if (typeof queryFn !== 'function') throw new TypeError('the list cannot be read');
    const key = [...queryKey.slice(0, 1), 'season', ...queryKey.slice(1)];
    const cancel = () => void queries.cancelQueries({ queryKey: key, exact: true });
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await queries.fetchQuery({
        queryKey: key,
        // The list's own call, under another key: it uses only the signal and the client of the context.
        queryFn: (context) => queryFn(context as never),
        ...{ gcTime: 0, staleTime: 0, retry: false },
      });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  },
  wait: (ms, signal) =>
    once(signal, (done) => {
      const timer = setTimeout(done, ms);
      return () => clearTimeout(timer);
    }),
  line: async (signal) => {
    while (!isLineUp()) await once(signal, onLine);
  },
  now: () => performance.now(),
});

/** Waits until `begin` calls `done`, then runs its cleanup; rejects when aborted. */
function once(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  signal.throwIfAborted();
  const end = begin(resolve);
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return promise.finally(() => {
    end();
    signal.removeEventListener('abort', abort);
  });
}
