import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useActionDialog } from '@/kit/actions/use-action-dialog.tsx';
import { appeals, type Verdict } from './api.ts';
import type { Appeal } from './appeal.ts';
import type { DialogAct } from './appeal-actions.tsx';
import { AuthorDialog, type AuthorDialogProps } from './author-dialog.tsx';
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx';
import type { Selection } from './selection.tsx';

type Subject = { appeal: Appeal } | Pick<AuthorDialogProps, 'author'> | Pick<BulkDialogProps, 'verdict' | 'work'>;

const AUTHOR = { id: 'author', Dialog: AuthorDialog };
const BULK = { id: 'bulk', Dialog: BulkDialog };

/**
 * Actions on appeals and their dialogs. The page renders the dialog, not the row: the row may leave the list meanwhile.
 */
export function useActs(selection: Selection) {
  const queries = useQueryClient();
  const { open, dialog } = useActionDialog<Subject, readonly Appeal[]>({
    owner: 'appeals',
    recordOf: (subject) => ('appeal' in subject ? subject.appeal.question_id : ''),
    onDone: (_, __, decided) => {
      selection.drop(decided);
      void appeals.refresh(queries);
    },
  });
  return {
    start: useCallback((act: DialogAct, appeal: Appeal) => open(act, { appeal }), [open]),
    openAuthor: useCallback(
      ({ author_id, author_name }: Appeal) => {
        if (author_id !== null) open(AUTHOR, { author: { id: author_id, name: author_name ?? '' } });
      },
      [open],
    ),
    // The ticks are gone with the page: what leads back to the dialog has its appeals, and what became of them.
    decideAll: (verdict: Verdict) => open(BULK, { verdict, work: { appeals: selection.appeals, kept: { runs: [] } } }),
    dialog,
  };
}
