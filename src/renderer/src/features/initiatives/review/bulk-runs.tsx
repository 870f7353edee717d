import { AppError } from '@shared/errors.ts';
import { type Translation, useT } from '@/i18n/use-t.ts';
import { type Outcome, RunList } from '@/kit/runs/run-list.tsx';
import { type Initiative, topicOf } from '../initiative.ts';
import type { ConfirmRun } from './use-bulk-confirm.ts';

const idOf = ({ id }: Initiative) => id;

/** What became of each initiative that was to be confirmed. */
export function BulkRuns({ runs }: { runs: readonly ConfirmRun[] }) {
  const { t, tr } = useT();
  return <RunList runs={runs} rowId={idOf} label={(one) => tr(topicOf(one))} outcome={(run) => outcomeOf(run, t)} />;
}

function outcomeOf(run: Extract<ConfirmRun, { state: 'done' | 'failed' }>, t: Translation['t']): Outcome {
  if (run.state === 'done') {
    if (run.value === 'confirmed') return { text: t('Tadiqlandi'), look: 'good' };
    const text = run.value === 'changed' ? "O'zgargan: qayta ko'rib chiqing" : 'Qaror allaqachon qabul qilingan';
    return { text: t(text), look: 'warn' };
  }
  const { kind, serverMessage } = AppError.from(run.error);
  const lost = kind === 'network' || kind === 'timeout';
  const text = t(lost ? 'Tadiqlanmadi: aloqa uzildi' : 'Tadiqlanmadi');
  // C-061, Z-141: the platform's words come after the document's.
  return { text: serverMessage === undefined ? text : `${text}: ${serverMessage}`, look: 'bad' };
}
