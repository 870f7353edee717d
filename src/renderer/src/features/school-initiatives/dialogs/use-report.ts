import type { Text } from '@/i18n/text.ts';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import { mayReport, type Situation } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { useSchoolDecision } from '../model/use-school-decision.ts';
import { addRecord } from './api.ts';
import type { Report } from './winner-record.ts';

/** Message if a report about a winner fails (S-063). */
export const RECORD_FAILED: Text = "Xatolik qayta urinib ko'ring";

type Options = Pick<ActionDialogProps, 'initiative' | 'board' | 'onDone'> & {
  /** Default: finishing and rejecting. */
  permission?: (situation: Situation) => boolean;
};

/** A report about a winner, guarded against changes made by somebody else. */
export function useReport({ initiative, board, onDone, permission = mayReport }: Options) {
  const { role } = useMe();
  const notices = useNotices();
  const decision = useSchoolDecision({ initiative, board, permission });
  const report = async (what: Report): Promise<Outcome> => {
    if ((await decision.decide(({ id }) => addRecord(role, id, what))) === 'stay') return 'stay';
    // Z-111
    notices.success('Tasdiqlandi');
    onDone({ status: what.status });
    return 'done';
  };
  return { decision, report };
}
