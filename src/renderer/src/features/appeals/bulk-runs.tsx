import { Alert, Button } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { RunList, type RunOutcome } from '@/kit/runs/run-list.tsx';
import { isUnanswered, leftOf } from '@/kit/runs/unanswered.ts';
import { type Appeal, nameOf } from './appeal.ts';
import styles from './bulk-runs.module.css';
import type { AnswerRun, useBulkAnswer } from './use-bulk-answer.ts';

const rowId = ({ question_id }: Appeal) => question_id;

/** Outcome for each appeal of a bulk decision, the number left to retry, and a button that stops the calls. */
export function BulkRuns({ runs, running, stopping, stop }: Omit<ReturnType<typeof useBulkAnswer>, 'start'>) {
  const { t } = useT();
  const { undone, unsure } = leftOf(runs);
  return (
    <>
      {!running && undone + unsure > 0 && (
        <Alert color="yellow" role="alert">
          {undone > 0 && (
            <div>{t('{{count}} ta murojaatga yuborilmadi. Matn va belgilanganlar joyida.', { count: undone })}</div>
          )}
          {unsure > 0 && (
            <div>{t("{{count}} ta murojaatga yuborilgan bo'lishi mumkin: javob kelmadi.", { count: unsure })}</div>
          )}
        </Alert>
      )}
      <RunList runs={runs} rowId={rowId} label={nameOf} outcome={(run) => outcomeOf(run, t)} />
      {running && (
        <Button variant="default" size="xs" className={styles.stop} onClick={stop} loading={stopping}>
          {t("To'xtatish")}
        </Button>
      )}
    </>
  );
}

const UNSENT: Readonly<Record<'taken' | 'gone', Text>> = {
  taken: 'Qaror allaqachon qabul qilingan',
  gone: 'Murojaat topilmadi',
};

function outcomeOf(run: Extract<AnswerRun, { state: 'done' | 'failed' }>, t: Translation['t']): RunOutcome {
  if (run.state === 'done') {
    if (run.value === 'sent') return { text: t('Yuborildi'), look: 'good' };
    return { text: t(UNSENT[run.value]), look: 'warn' };
  }
  const { serverMessage, number } = AppError.from(isUnanswered(run.error) ? run.error.cause : run.error);
  if (isUnanswered(run.error)) return { text: t("Javob kelmadi: yuborilgan bo'lishi mumkin"), look: 'warn', number };
  return { text: serverMessage ?? t('Yuborilmadi'), look: 'bad', number };
}
