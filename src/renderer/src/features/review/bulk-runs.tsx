import { AppError, hasNoAnswer } from '@shared/errors.ts';
import { type Initiative, topicOf } from '@/domains/initiative/model/initiative.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { RunList, type RunOutcome } from '@/kit/runs/run-list.tsx';
import { isUnanswered } from '@/kit/runs/unanswered.ts';
import type { ConfirmRun } from './use-bulk-confirm.ts';

const idOf = ({ id }: Initiative) => id;

/** Outcome of each initiative to be confirmed. */
export function BulkRuns({ runs }: { runs: readonly ConfirmRun[] }) {
  const { t, tr } = useT();
  return <RunList runs={runs} rowId={idOf} label={(one) => tr(topicOf(one))} outcome={(run) => outcomeOf(run, t)} />;
}

function outcomeOf(run: Extract<ConfirmRun, { state: 'done' | 'failed' }>, t: Translation['t']): RunOutcome {
  if (run.state === 'done') {
    if (run.value === 'confirmed') return { text: t('Tadiqlandi'), look: 'good' };
    const text = run.value === 'changed' ? "O'zgargan: qayta ko'rib chiqing" : 'Qaror allaqachon qabul qilingan';
    return { text: t(text), look: 'warn' };
  }
  const error = AppError.from(isUnanswered(run.error) ? run.error.cause : run.error);
  const { number } = error;
  if (isUnanswered(run.error)) return { text: t("Javob kelmadi: tasdiqlangan bo'lishi mumkin"), look: 'warn', number };
  // The refetch before sending failed, so nothing was sent.
  const text = t(hasNoAnswer(error) ? 'Tadiqlanmadi: aloqa uzildi' : 'Tadiqlanmadi');
  // The platform's message follows the document's (C-061, Z-141).
  return { text: error.serverMessage === undefined ? text : `${text}: ${error.serverMessage}`, look: 'bad', number };
}
