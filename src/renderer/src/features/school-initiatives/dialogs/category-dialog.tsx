import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { everySchoolCategoryQuery } from '@/entities/school-categories.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { UNCHANGED } from '@/kit/forms/nothing-to-send.ts';
import { idField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { useNotices } from '@/kit/notices.ts';
import { mayChangeCategory } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { useSchoolDecision } from '../model/use-school-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { changeCategory } from './api.ts';
import { CategoryField } from './category-field.tsx';

const CATEGORY = recordForm({ category_id: idField() });

/** Dialog that moves a pupil's initiative into another category (S147, S-052). */
export function CategoryDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const notices = useNotices();
  const decision = useSchoolDecision({ initiative, board, permission: mayChangeCategory });
  const { form, field } = useFieldsForm({
    of: CATEGORY,
    begin: { category_id: initiative.category_id },
    draft: { scope: 'school-category', record: String(initiative.id) },
  });
  const { category_id } = form.values;
  const isAsBefore =
    category_id !== null && category_id === decision.basis.category_id && decision.changes.length === 0;
  return (
    <FormDialog
      title="Toifani o'zgartirish"
      form={form}
      submit={{ label: 'Saqlash', idle: isAsBefore ? UNCHANGED : undefined }}
      onSubmit={async ({ category_id: chosen }) => {
        const outcome = await decision.decide(async (now) => {
          // A change whose answer was lost may have been made: then it is not sent again.
          if (now.category_id !== chosen) await changeCategory(now.id, chosen);
        });
        if (outcome === 'stay') return 'stay';
        notices.success('Tahrirlash amalga oshirildi!');
        // The name of the category comes with the list.
        onDone({});
        return 'done';
      }}
      onClose={onClose}
      size={480}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <CategoryField categories={everySchoolCategoryQuery} initiative={decision.basis} {...field('category_id')} />
    </FormDialog>
  );
}
