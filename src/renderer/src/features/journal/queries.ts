import type { JournalState } from '@shared/journal.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { LOCAL_QUERY } from '@/api/local-query.ts';
import type { Span } from './days.ts';

const KEY = 'journal';

/** The entries of a span, newest first, from the main process. */
export const entriesQuery = (span: Span) =>
  queryOptions({
    queryKey: [KEY, 'entries', span],
    queryFn: () => unwrap(bridge.journal.list(span)),
    meta: LOCAL_QUERY,
    placeholderData: keepPreviousData,
    // Another person may have signed in since; `useJournalChanges` invalidates on new lines.
    staleTime: 0,
    gcTime: 0,
  });

/** Interval for checking the day, in ms: at midnight a new one begins. */
const DAY_LOOK_MS = 5 * 60_000;

/** How the journal is stored, and the time by its clock, which moves on while a screen shows it. */
export const stateQuery = queryOptions({
  queryKey: [KEY, 'state'],
  queryFn: (): Promise<JournalState> => unwrap(bridge.journal.state()),
  refetchInterval: DAY_LOOK_MS,
  meta: LOCAL_QUERY,
  staleTime: 0,
  gcTime: 0,
});

/** Refetches the journal after each line written. */
export function useJournalChanges(): void {
  const queries = useQueryClient();
  useEffect(() => bridge.on('journal.changed', () => void queries.invalidateQueries({ queryKey: [KEY] })), [queries]);
}
