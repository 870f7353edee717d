import { z } from 'zod';
import { useFindUndo } from '@/entities/undo.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import { draftShape } from '@/kit/drafts/draft-shape.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { unchanged } from '@/kit/forms/nothing-to-send.ts';
import { REQUIRED, required } from '@/kit/forms/rules.ts';
import { useRebase } from '@/kit/forms/use-rebase.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { useNotices } from '@/kit/notices.ts';
import type { AppealDialogProps } from './answer-dialog.tsx';
import { type Appeal, TYPE_LOOKS, TYPES } from './appeal.ts';
import { QuestionPanel } from './question-panel.tsx';
import { useType } from './use-type.ts';

const typeOf = (value: string) => TYPES.find((type) => String(type) === value);
/** Form rules: a known type, sent as the platform's number. */
const rules = z.object({
  type: required(
    z.string().transform((value, context) => {
      const type = typeOf(value);
      if (type !== undefined) return type;
      context.addIssue({ code: 'custom', message: REQUIRED });
      return z.NEVER;
    }),
  ),
});

/** In a draft the type may be empty, whatever the appeal's type is. */
const SHAPE = draftShape<z.input<typeof rules>>({ type: null });

const valuesOf = ({ type }: Appeal): z.input<typeof rules> => ({ type: type === null ? null : String(type) });

/** Dialog that changes the type of an appeal, at any time (S034). */
export function TypeDialog({ appeal, onClose, onDone }: AppealDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const findUndo = useFindUndo();
  const { form, field } = useSchemaForm({
    schema: rules,
    values: valuesOf(appeal),
    draft: { scope: 'appeal-type', record: String(appeal.question_id), schema: SHAPE },
  });
  const { basis, changes, save } = useType({
    appeal,
    chosenNow: () => typeOf(form.getValues().type ?? ''),
  });
  useRebase(form, basis, valuesOf);

  return (
    <FormDialog
      title="Turini o'zgartirish"
      form={form}
      submit={{ label: 'Saqlash', idle: basis.type === null ? undefined : unchanged(form) }}
      onSubmit={async ({ type }) => {
        if ((await save(type)) === 'stay') return 'stay';
        const undo = findUndo({ kind: 'appeal', id: String(appeal.question_id) });
        notices.success('Muvofaqiyatli turi ozgartirildi', undefined, undo);
        onDone([]);
        return 'done';
      }}
      onClose={onClose}
    >
      <ChangedValues
        title="Siz ko'rayotganingizda murojaat o'zgardi"
        changes={changes}
        advice="Tur saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang."
      />
      <QuestionPanel appeal={appeal} />
      <ChoiceSelect
        label={t('Murojaat turi')}
        withAsterisk
        data-autofocus
        openOnFocus={false}
        placeholder={t('Tanlang')}
        data={TYPES.map((type) => ({ value: String(type), label: t(TYPE_LOOKS[type].label) }))}
        {...field('type')}
      />
    </FormDialog>
  );
}
