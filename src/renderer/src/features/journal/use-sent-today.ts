import type { JournalEntry } from '@shared/journal.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '@/entities/today.ts';
import { spanOf } from './days.ts';
import { isDecision, stateOf } from './entry-state.ts';
import { entriesQuery, stateQuery, useJournalChanges } from './queries.ts';

/** What a person has sent today. */
export type SentToday = {
  /** Newest first; undefined while loading. */
  entries: readonly JournalEntry[] | undefined;
  /** Why the journal cannot be read; null if it can. */
  error: unknown;
  /** Number of decisions on initiatives that were carried out; null if not known. */
  decided: number | null;
};

/** The entries of today, refetched after each line. */
export function useSentToday(): SentToday {
  useJournalChanges();
  const state = useQuery(stateQuery);
  const now = useToday();
  const { data, error } = useQuery({ ...entriesQuery(spanOf('today', now)), enabled: state.isSuccess });
  const entries = state.isSuccess ? data : undefined;
  return {
    entries,
    error: state.error ?? error,
    decided: entries ? entries.filter(isDecisionMade).length : null,
  };
}

const isDecisionMade = (entry: JournalEntry): boolean =>
  entry.subject.kind === 'initiative' && isDecision(entry) && stateOf(entry) === 'done';
