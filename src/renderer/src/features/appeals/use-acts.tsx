import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import type { Act } from './access.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { appeals, type Verdict } from './api.ts';
import type { Appeal } from './appeal.ts';
import { AuthorDialog } from './author-dialog.tsx';
import { BulkDialog, type BulkWork } from './bulk-dialog.tsx';
import type { Selection } from './selection.tsx';
import { TypeDialog } from './type-dialog.tsx';

/** An act with a dialog of its own. */
export type DialogAct = Exclude<Act, 'delete'>;

type Open =
  | { kind: DialogAct; appeal: Appeal }
  | { kind: 'author'; author: { id: number; name: string } }
  | { kind: 'bulk'; verdict: Verdict; work: BulkWork };

/**
 * Actions on appeals and their dialogs. The page renders the dialog, not the row: the row may leave the list meanwhile.
 */
export function useActs(selection: Selection) {
  const queries = useQueryClient();
  const { of, open, close, around } = useOwnDialog<Open>('appeals');

  const start = useCallback((kind: DialogAct, appeal: Appeal) => open({ kind, appeal }), [open]);
  const openAuthor = useCallback(
    ({ author_id, author_name }: Appeal) => {
      if (author_id !== null) open({ kind: 'author', author: { id: author_id, name: author_name ?? '' } });
    },
    [open],
  );

  return {
    start,
    openAuthor,
    // The ticks are gone with the page: what leads back to the dialog has its appeals, and what became of them.
    decideAll: (verdict: Verdict) =>
      open({ kind: 'bulk', verdict, work: { appeals: selection.appeals, kept: { runs: [] } } }),
    dialog: around(dialogOf(of)),
  };

  function dialogOf(now: Open | null): ReactNode {
    if (!now) return null;
    const onClose = close;
    const refresh = () => void appeals.refresh(queries);
    switch (now.kind) {
      case 'author':
        return <AuthorDialog author={now.author} onClose={onClose} />;
      case 'bulk':
        return (
          <BulkDialog
            verdict={now.verdict}
            work={now.work}
            isInView={selection.isInView}
            onClose={onClose}
            onDone={(done) => {
              selection.drop(done);
              refresh();
            }}
          />
        );
      case 'type':
        return <TypeDialog appeal={now.appeal} onClose={onClose} onDone={refresh} onFail={refresh} />;
      default: {
        const onDone = () => {
          selection.drop([now.appeal]);
          refresh();
        };
        return <AnswerDialog kind={now.kind} appeal={now.appeal} onClose={onClose} onDone={onDone} onFail={refresh} />;
      }
    }
  }
}
