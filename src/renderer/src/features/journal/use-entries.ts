import type { JournalEntry } from '@shared/journal.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Filters } from '@/kit/list/list-state.ts';
import { EVER, spanOf } from './days.ts';
import { type JOURNAL_LIST, matching } from './list-spec.ts';
import { entriesQuery, stateQuery, useJournalChanges } from './queries.ts';
import { isOpen } from './sums.ts';
import { takenBack } from './undo.ts';

const none: readonly never[] = [];

/** The entries that the page shows and counts, refetched after each line. */
export function useEntries({ days, kind, search }: Filters<(typeof JOURNAL_LIST)['filters']>) {
  useJournalChanges();
  const state = useQuery(stateQuery);
  const now = state.data?.now ?? 0;
  const span = spanOf(days, now);
  const enabled = state.isSuccess;
  const ofDays = useQuery({ ...entriesQuery(span), enabled });
  // Of all days: an unknown outcome waits until it is settled, and a change may be undone on a later day.
  const ever = useQuery({ ...entriesQuery(EVER), enabled });

  const select = useCallback(
    (entries: readonly JournalEntry[]) => {
      const rows = matching(entries, { kind, search });
      return { rows, total: rows.length, offset: 0 };
    },
    [kind, search],
  );
  const shown = useQuery({ ...entriesQuery(kind === 'unknown' ? EVER : span), enabled, select });

  return {
    now,
    state: state.data,
    /** All entries of the days. */
    ofDays: ofDays.data ?? none,
    /** The query of the rows. */
    shown,
    /** How many entries of all days wait to be settled. */
    unknown: ever.data?.filter(isOpen).length ?? 0,
    /** Ids of the entries that were undone. */
    back: useMemo(() => takenBack(ever.data ?? none), [ever.data]),
  };
}
