import { Textarea, TextInput } from '@mantine/core';
import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { RequestedAmount } from '@/entities/requested-amount.tsx';
import { schoolCategoriesQuery } from '@/entities/school-categories.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { SETTLED } from '@/kit/forms/nothing-to-send.ts';
import { useRebase } from '@/kit/forms/use-rebase.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { useNotices } from '@/kit/notices.ts';
import { mayDecide } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { useSchoolDecision } from '../model/use-school-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { ACCEPTANCE, acceptValuesOf } from './accept-values.ts';
import { accept } from './api.ts';
import { CategoryField } from './category-field.tsx';

/** Dialog that accepts a pupil's initiative with title, amount, category and description (S146, S-047 to S-051). */
export function AcceptDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const decision = useSchoolDecision({ initiative, board, permission: mayDecide });
  const { form, field } = useFieldsForm({
    of: ACCEPTANCE,
    begin: acceptValuesOf(initiative),
    known: true,
    draft: { scope: 'school-accept', record: String(initiative.id) },
  });
  useRebase(form, decision.basis, acceptValuesOf);
  const { requested_amount } = decision.basis;
  return (
    <FormDialog
      title="Maktab tashabbusini qabul qilish"
      form={form}
      submit={{ label: 'Qabul qilish', idle: decision.settled ? SETTLED : undefined }}
      onSubmit={async (values) => {
        if ((await decision.decide(({ id }) => accept(id, values))) === 'stay') return 'stay';
        notices.success('Tasdiqlash amalga oshirildi!');
        onDone({ stage: 'PASSED', title: values.title, granted_amount: values.granted_amount });
        return 'done';
      }}
      onClose={onClose}
      size={640}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <TextInput label={t('Sarlavha')} {...field('title')} />
      <div>
        {/* Title and category are prefilled: focus starts in the amount, which must be entered. */}
        <MoneyInput label={t('Ajratilgan summa')} data-autofocus {...field('granted_amount')} />
        <RequestedAmount
          requested={requested_amount}
          amount={form.values.granted_amount}
          onTake={() => form.setFieldValue('granted_amount', requested_amount)}
        />
      </div>
      <CategoryField categories={schoolCategoriesQuery} initiative={decision.basis} {...field('category_id')} />
      <Textarea label={t('Tavsif')} minRows={3} maxRows={8} {...field('description')} />
    </FormDialog>
  );
}
