import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { Action, Subject } from '../model/action.ts';
import { SCHOOL_INITIATIVES_PATH } from '../model/api.ts';

/** Opens the dialog of an action. */
export type Start = (action: Action, subject: Subject) => void;

/**
 * The dialog of an action, to be rendered outside of the list: it keeps its initiative until closed, even if the row
 * leaves the list.
 */
export function useActions(): { start: Start; dialog: ReactNode } {
  const queries = useQueryClient();
  const [open, setOpen] = useState<{ action: Action; subject: Subject } | null>(null);
  const start = useCallback<Start>((action, subject) => setOpen({ action, subject }), []);
  const dialog = open && (
    // The key remounts the form for another initiative, so that no input carries over.
    <open.action.Dialog
      key={`${open.action.id} ${open.subject.initiative.id}`}
      {...open.subject}
      onClose={() => setOpen(null)}
      onDone={() => void queries.invalidateQueries({ queryKey: [SCHOOL_INITIATIVES_PATH] })}
    />
  );
  return { start, dialog };
}
