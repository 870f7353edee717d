import type { JournalEntry } from '@shared/journal.ts';
import { useQuery } from '@tanstack/react-query';
import { spanOf } from './days.ts';
import { isDecision, stateOf } from './entry-state.ts';
import { entriesQuery, stateQuery, useJournalChanges } from './queries.ts';

/** How often the day is looked up, in ms: at midnight another one begins. */
const DAY_LOOK_MS = 5 * 60_000;

/** What a person has sent today. */
export type Today = {
  /** Newest first; undefined while they are read. */
  entries: readonly JournalEntry[] | undefined;
  /** Why the journal cannot be read; null where it can. */
  error: unknown;
  /** Decisions on initiatives that were carried out; null where that is not known. */
  decided: number | null;
};

/** The entries of today, read anew after each line. */
export function useToday(): Today {
  useJournalChanges();
  const state = useQuery({ ...stateQuery, refetchInterval: DAY_LOOK_MS });
  const now = state.data?.now ?? 0;
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
