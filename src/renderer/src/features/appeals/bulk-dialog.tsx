import { Alert, Button } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { useState } from 'react';
import { PLACEHOLDERS } from '@/entities/fill-in.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { fieldsOf } from '@/kit/forms/field.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { useNotices } from '@/kit/notices.ts';
import type { Run } from '@/kit/run-queue.ts';
import { type Outcome, RunList } from '@/kit/runs/run-list.tsx';
import { answered, isUnanswered, leftOf } from '@/kit/runs/unanswered.ts';
import { useRuns } from '@/kit/runs/use-runs.ts';
import { AnswerField } from './answer-field.tsx';
import { whyNot, wordsFor } from './answer-rules.ts';
import { decide, type Verdict } from './api.ts';
import { type Appeal, nameOf } from './appeal.ts';
import styles from './bulk-dialog.module.css';
import { WhyNotText } from './why-not-text.tsx';

const KINDS = {
  ANSWERED: {
    title: 'Belgilanganlarga javob berish',
    label: 'Javob',
    submit: 'Javob yuborish',
    done: "Murojatga javob yo'llandi.",
  },
  REJECTED: {
    title: 'Belgilanganlarni rad etish',
    label: 'Rad etish sababi',
    submit: 'Rad etish',
    done: 'Muvofaqiyatli rad etildi',
  },
} as const;

/** The hint shows placeholders as they are typed. */
const NAMES = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `{${name}}`]));
const rowId = ({ question_id }: Appeal) => question_id;

export type BulkDialogProps = {
  verdict: Verdict;
  appeals: readonly Appeal[];
  /** Called after every attempt with the appeals decided so far; the others may have been answered by somebody else. */
  onDone: (done: readonly Appeal[]) => void;
  onClose: () => void;
};

/**
 * Dialog that sends the same answer or refusal to several new appeals: single calls, two in flight. Failed calls show
 * their reason and are retried. The text stays until all calls have succeeded.
 */
export function BulkDialog({ verdict, appeals, onDone, onClose }: BulkDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const { title, label, submit, done } = KINDS[verdict];
  // Snapshot: decided appeals leave the selection while the dialog is open.
  const [all] = useState(appeals);
  const form = useDraftedForm({
    initialValues: { context: '' },
    // Nothing is sent while the text is invalid for any of the appeals.
    validate: {
      context: (typed) => {
        for (const one of all) {
          const why = whyNot(typed, one);
          if (why) return <WhyNotText why={why} of={nameOf(one)} />;
        }
        return null;
      },
    },
    draft: { scope: 'appeals-bulk', record: verdict },
  });
  const { runs, running, stopping, start, stop } = useRuns(async (appeal: Appeal) => {
    await answered(() => decide(appeal, verdict, wordsFor(form.getValues().context, appeal)));
  });
  const { undone, unsure } = leftOf(runs);
  const left = undone + unsure;
  const [first] = all;

  return (
    <FormDialog
      title={title}
      form={form}
      submit={{ label: left > 0 ? 'Qayta urinish' : submit, danger: verdict === 'REJECTED' }}
      onSubmit={async () => {
        const ended = await start(all);
        const gone = ended.filter(({ state }) => state === 'done').map(({ item }) => item);
        onDone(gone);
        // The dialog stays open: the list below shows the outcome of each appeal.
        if (ended.some(({ state }) => state !== 'done')) return 'stay';
        notices.success(done);
        return 'done';
      }}
      onClose={onClose}
      size={720}
      below={
        runs.length > 0 && (
          <>
            {!running && left > 0 && (
              <Alert color="yellow" role="alert">
                {undone > 0 && (
                  <div>
                    {t('{{count}} ta murojaatga yuborilmadi. Matn va belgilanganlar joyida.', { count: undone })}
                  </div>
                )}
                {unsure > 0 && (
                  <div>
                    {t("{{count}} ta murojaatga yuborilgan bo'lishi mumkin: javob kelmadi.", { count: unsure })}
                  </div>
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
        )
      }
    >
      <p className={styles.hint}>
        {t(
          "{{count}} ta murojaatga bitta matn yuboriladi. {{author}} va {{public_id}} har birida alohida to'ldiriladi.",
          {
            count: all.length,
            ...NAMES,
          },
        )}
      </p>
      <AnswerField label={label} filling={null} {...fieldsOf(form, t)('context')} />
      {first && form.values.context.includes('{') && runs.length === 0 && (
        <p className={styles.preview}>
          <span className={styles.hint}>{t('Birinchi murojaatda shunday chiqadi:')}</span>
          {wordsFor(form.values.context, first)}
        </p>
      )}
    </FormDialog>
  );
}

function outcomeOf(run: Extract<Run<Appeal, void>, { state: 'done' | 'failed' }>, t: Translation['t']): Outcome {
  if (run.state === 'done') return { text: t('Yuborildi'), look: 'good' };
  const { serverMessage, number } = AppError.from(isUnanswered(run.error) ? run.error.cause : run.error);
  if (isUnanswered(run.error)) return { text: t("Javob kelmadi: yuborilgan bo'lishi mumkin"), look: 'warn', number };
  return { text: serverMessage ?? t('Yuborilmadi'), look: 'bad', number };
}
