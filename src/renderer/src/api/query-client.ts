import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the query client. No retries here: retries and timeouts are the main process's, so a query fails once and
 * reports its error.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
}
