import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { Page } from '@/kit/page.ts';
import type { Action, Outcome, Subject } from '../model/action.ts';
import { SCHOOL_INITIATIVES_PATH } from '../model/api.ts';
import type { SchoolInitiative } from '../model/school-initiative.ts';

/** Opens the dialog of an action. */
export type Start = (action: Action, subject: Subject) => void;

/**
 * The dialog of an action, to be rendered outside of the list: it keeps its initiative until closed, even if the row
 * leaves the list. The row shows the outcome at once, so that no key decides again on a row that a slow connection has
 * not removed yet; then the list is refetched.
 */
export function useActions(): { start: Start; dialog: ReactNode } {
  const queries = useQueryClient();
  const [open, setOpen] = useState<{ action: Action; subject: Subject } | null>(null);
  const start = useCallback<Start>((action, subject) => setOpen({ action, subject }), []);

  const done = (id: number, outcome: Outcome) => {
    const queryKey = [SCHOOL_INITIATIVES_PATH];
    const withOutcome = (row: SchoolInitiative) => (row.id === id ? { ...row, ...outcome } : row);
    queries.setQueriesData<Page<SchoolInitiative>>(
      { queryKey },
      (page) => page && { ...page, rows: page.rows.map(withOutcome) },
    );
    void queries.invalidateQueries({ queryKey });
  };
  const dialog = open && (
    // The key remounts the form for another initiative, so that no input carries over.
    <open.action.Dialog
      key={`${open.action.id} ${open.subject.initiative.id}`}
      {...open.subject}
      onClose={() => setOpen(null)}
      onDone={(outcome) => done(open.subject.initiative.id, outcome)}
    />
  );
  return { start, dialog };
}
