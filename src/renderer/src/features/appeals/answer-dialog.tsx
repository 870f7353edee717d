import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { DialogEnds } from '@/kit/actions/action.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { fieldsOf } from '@/kit/forms/field.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { SETTLED, unchanged } from '@/kit/forms/nothing-to-send.ts';
import { useRebase } from '@/kit/forms/use-rebase.ts';
import { useNotices } from '@/kit/notices.ts';
import { AnswerField } from './answer-field.tsx';
import { fillingOf, whyNot } from './answer-rules.ts';
import type { Appeal } from './appeal.ts';
import { ChangedAnswer } from './changed-answer.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { type AnswerKind, useAnswer } from './use-answer.ts';
import { WhyNotText } from './why-not-text.tsx';

const KINDS: Readonly<Record<AnswerKind, { title: Text; label: Text; submit: Text; success: Text }>> = {
  answer: {
    title: 'Murojaatga javob berish',
    label: 'Javob',
    submit: 'Javob yuborish',
    success: "Murojatga javob yo'llandi.",
  },
  reject: {
    title: 'Murojaatni rad etish',
    label: 'Rad etish sababi',
    submit: 'Rad etish',
    success: 'Muvofaqiyatli rad etildi',
  },
  edit: {
    title: 'Javobni tahrirlash',
    label: 'Javob',
    submit: 'Saqlash',
    success: 'Muvofaqiyatli javob tahrirlandi!',
  },
};

/** Shown if the list omits the answer's text: the answer exists, and saving replaces it unseen. */
const UNSEEN: Text = "Hozirgi javob matni ko'rsatilmagan: saqlansa, yangi matn uning o'rniga o'tadi.";

/** Props of a dialog on an appeal; `onDone` names the appeals that were decided. */
export type AppealDialogProps = { appeal: Appeal } & DialogEnds<readonly Appeal[]>;

export type AnswerDialogProps = AppealDialogProps & { kind: AnswerKind };

/** Dialog that answers an appeal, rejects it with a reason, or edits the answer (S031, S032, S033). */
export function AnswerDialog({ kind, appeal, onClose, onDone }: AnswerDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const { title, label, submit, success } = KINDS[kind];
  const valuesOf = ({ answer: given }: Appeal) => ({ context: (kind === 'edit' && given?.context) || '' });
  const form = useDraftedForm({
    initialValues: valuesOf(appeal),
    validate: {
      context: (typed) => {
        const why = whyNot(typed, appeal);
        return why && <WhyNotText why={why} />;
      },
    },
    draft: { scope: `appeal-${kind}`, record: String(appeal.question_id) },
  });

  const answer = useAnswer({ kind, appeal, typedNow: () => form.getValues().context });
  useRebase(form, answer.basis, valuesOf);

  return (
    <FormDialog
      title={title}
      form={form}
      submit={{
        label: submit,
        danger: kind === 'reject',
        idle: answer.settled ? SETTLED : kind === 'edit' ? unchanged(form) : undefined,
        // What may have been sent is read before it is sent again.
        asksItself: true,
      }}
      onSubmit={async (_, doubt) => {
        if ((await answer.send(doubt)) === 'stay') return 'stay';
        notices.success(success);
        onDone([appeal]);
        return 'done';
      }}
      onClose={onClose}
      size={720}
    >
      <ChangedAnswer kind={kind} answer={answer} />
      <QuestionPanel appeal={appeal} />
      <AnswerField
        label={label}
        filling={fillingOf(appeal)}
        {...fieldsOf(form, t)('context')}
        {...(kind === 'edit' && !answer.basis.answer && { description: t(UNSEEN) })}
      />
    </FormDialog>
  );
}
