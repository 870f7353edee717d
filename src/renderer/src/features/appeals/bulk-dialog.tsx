import type { Filling } from '@/entities/fill-in.ts';
import { useT } from '@/i18n/use-t.ts';
import type { DialogEnds } from '@/kit/actions/action.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { fieldsOf } from '@/kit/forms/field.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { useNotices } from '@/kit/notices.ts';
import { ChosenList } from '@/kit/runs/chosen-list.tsx';
import { leftOf } from '@/kit/runs/unanswered.ts';
import type { KeptRuns } from '@/kit/runs/use-runs.ts';
import { AnswerField } from './answer-field.tsx';
import { whyNot, wordsFor } from './answer-rules.ts';
import type { Verdict } from './api.ts';
import { type Appeal, nameOf } from './appeal.ts';
import styles from './bulk-dialog.module.css';
import { BulkRuns } from './bulk-runs.tsx';
import { useIsInView } from './selection.tsx';
import { type AnswerRun, type Decided, useBulkAnswer } from './use-bulk-answer.ts';
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
const NAMES = { author: '{author}', public_id: '{public_id}' } as const satisfies Record<keyof Filling, string>;
const isUnsent = (run: AnswerRun) => run.state !== 'done' || run.value !== 'sent';

/** The appeals that a common answer is for, and what has become of them so far. */
type BulkWork = { readonly appeals: readonly Appeal[]; readonly kept: KeptRuns<Appeal, Decided> };

/** `onDone` is called after every attempt with the appeals decided or gone so far; the others may be answered, too. */
export type BulkDialogProps = DialogEnds<readonly Appeal[]> & {
  verdict: Verdict;
  /** Fixed when the dialog is opened: decided appeals leave the selection meanwhile. */
  work: BulkWork;
};

/**
 * Dialog that sends the same answer or refusal to several new appeals: single calls, two in flight. Failed calls show
 * their reason and can be retried, unless somebody else has decided meanwhile. The text stays until nothing is left to
 * send.
 */
export function BulkDialog({ verdict, work, onDone, onClose }: BulkDialogProps) {
  const isInView = useIsInView();
  const { t, tr } = useT();
  const notices = useNotices();
  const { title, label, submit, done } = KINDS[verdict];
  const { appeals: all, kept } = work;
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
  const { runs, start, ...progress } = useBulkAnswer(verdict, () => form.getValues().context, kept);
  const { undone, unsure } = leftOf(runs);
  const left = undone + unsure;
  // Nothing is left to send; the list below shows the appeals decided by somebody else or gone.
  const over = !progress.running && left === 0 && runs.some(isUnsent);
  const [first] = all;

  return (
    <FormDialog
      title={title}
      form={form}
      submit={{
        label: over ? 'Yopish' : left > 0 ? 'Qayta urinish' : submit,
        danger: verdict === 'REJECTED' && !over,
        // What may have been sent is read before it is sent again.
        asksItself: true,
      }}
      onSubmit={async (_, doubt) => {
        if (over) return 'done';
        const ended = await start(all, doubt);
        const gone = ended.filter(({ state }) => state === 'done').map(({ item }) => item);
        onDone(gone);
        // The dialog stays open: the list below shows the outcome of each appeal.
        if (ended.some(isUnsent)) return 'stay';
        notices.success(done);
        return 'done';
      }}
      onClose={onClose}
      size={720}
      below={runs.length > 0 && <BulkRuns runs={runs} {...progress} />}
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
      {runs.length === 0 && (
        <ChosenList
          chosen={all.map((one) => ({
            id: one.question_id,
            said: () => ({ name: tr(nameOf(one)), words: tr(one.words) }),
            mark: isInView(one) ? undefined : t("Ko'rinayotgan ro'yxatda yo'q"),
          }))}
        />
      )}
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
