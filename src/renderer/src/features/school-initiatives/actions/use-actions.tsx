import { useQueryClient } from '@tanstack/react-query';
import { useActionDialog } from '@/kit/actions/use-action-dialog.tsx';
import type { Page } from '@/kit/page.ts';
import type { ActionOutcome, Subject } from '../model/action.ts';
import { SCHOOL_INITIATIVES_PATH } from '../model/api.ts';
import type { SchoolInitiative } from '../model/school-initiative.ts';

const queryKey = [SCHOOL_INITIATIVES_PATH];

/**
 * The dialog of an action, to be rendered outside of the list. The row shows the outcome at once, so that no key decides
 * again on a row that a slow connection has not removed yet; then the list is refetched.
 */
export function useActions() {
  const queries = useQueryClient();
  return useActionDialog<Subject, ActionOutcome>({
    owner: 'school-initiative',
    recordOf: ({ initiative }) => initiative.id,
    onDone: (_, { initiative: { id } }, outcome) => {
      const withOutcome = (row: SchoolInitiative) => (row.id === id ? { ...row, ...outcome } : row);
      queries.setQueriesData<Page<SchoolInitiative>>(
        { queryKey },
        (page) => page && { ...page, rows: page.rows.map(withOutcome) },
      );
      void queries.invalidateQueries({ queryKey });
    },
  });
}
