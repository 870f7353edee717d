import { Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { z } from 'zod';
import { useT } from '@/i18n/use-t.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { useNotices } from '@/kit/notices.ts';
import { withReread } from '@/kit/reread.ts';
import type { AnswerDialogProps } from './answer-dialog.tsx';
import { TYPE_LOOKS, TYPES } from './appeal.ts';
import { changeType } from './calls.ts';
import { QuestionPanel } from './question-panel.tsx';

const schema = z.object({ type: z.string().nullable() });
type Values = z.infer<typeof schema>;

const typeOf = (value: string | null) => TYPES.find((type) => String(type) === value);

/** Gives an appeal another type, at any time (S034). */
export function TypeDialog({ appeal, onClose, onDone, onFail }: Omit<AnswerDialogProps, 'kind'>) {
  const { t } = useT();
  const notices = useNotices();
  const form = useForm<Values>({
    initialValues: { type: appeal.type === null ? null : String(appeal.type) },
    validate: { type: (value) => (typeOf(value) === undefined ? t('Majburiy maydon') : null) },
  });

  return (
    <FormDialog
      title="Turini o'zgartirish"
      form={form}
      draft={{ scope: 'appeal-type', record: String(appeal.question_id), schema }}
      submit={{ label: 'Saqlash', idle: appeal.type !== null && !form.isDirty() }}
      onSubmit={async ({ type: value }) => {
        const type = typeOf(value);
        if (type === undefined) return 'stay';
        await withReread(() => changeType(appeal, type), onFail);
        notices.success('Muvofaqiyatli turi ozgartirildi');
        onDone();
        return 'done';
      }}
      onClose={onClose}
    >
      <QuestionPanel appeal={appeal} />
      <Select
        label={t('Murojaat turi')}
        withAsterisk
        data-autofocus
        openOnFocus={false}
        placeholder={t('Tanlang')}
        data={TYPES.map((type) => ({ value: String(type), label: t(TYPE_LOOKS[type].label) }))}
        {...form.getInputProps('type')}
      />
    </FormDialog>
  );
}
