import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import type { Page } from '@/kit/page.ts';
import type { Action, ActionOutcome, Subject } from '../model/action.ts';
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
  const { of, open, close, around } = useOwnDialog<{ action: Action; subject: Subject }>('school-initiative');
  const start = useCallback<Start>((action, subject) => open({ action, subject }), [open]);

  const done = (id: number, outcome: ActionOutcome) => {
    const queryKey = [SCHOOL_INITIATIVES_PATH];
    const withOutcome = (row: SchoolInitiative) => (row.id === id ? { ...row, ...outcome } : row);
    queries.setQueriesData<Page<SchoolInitiative>>(
      { queryKey },
      (page) => page && { ...page, rows: page.rows.map(withOutcome) },
    );
    void queries.invalidateQueries({ queryKey });
  };
  const dialog = around(
    of && (
      // The key remounts the form for another initiative, so that no input carries over.
      <of.action.Dialog
        key={`${of.action.id} ${of.subject.initiative.id}`}
        {...of.subject}
        onClose={close}
        onDone={(outcome) => done(of.subject.initiative.id, outcome)}
      />
    ),
  );
  return { start, dialog };
}
