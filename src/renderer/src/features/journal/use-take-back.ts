import type { JournalEntry } from '@shared/journal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Inverse } from '@/entities/journal-subject.ts';
import { useT } from '@/i18n/use-t.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useNotices } from '@/kit/notices.ts';
import type { SubjectOf } from './report.ts';
import { asksFirst, type TakeBackTools, takeBack } from './take-back.ts';
import type { During } from './use-check.ts';

/** What undoing a change on this page needs. */
export function useTakeBackTools(): TakeBackTools {
  const translation = useT();
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  return useMemo(() => ({ translation, confirm, notices, queries }), [translation, confirm, notices, queries]);
}

/** Undoes a change from the journal's page after a confirmation; the entry is busy meanwhile. */
export function useTakeBack(subjectOf: SubjectOf, during: During) {
  const tools = useTakeBackTools();
  return useCallback(
    async (entry: JournalEntry, inverse: Inverse) => {
      if (!(await asksFirst(entry, inverse, tools))) return;
      await during(entry.id, () => takeBack(entry, inverse, subjectOf(entry), tools));
    },
    [during, subjectOf, tools],
  );
}
