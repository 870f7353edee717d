import { z } from 'zod';
import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { SETTLED } from '@/kit/forms/nothing-to-send.ts';
import { requiredText } from '@/kit/forms/rules.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { useNotices } from '@/kit/notices.ts';
import { CommentField } from '@/kit/used-texts/comment-field.tsx';
import { useUsedTexts } from '@/kit/used-texts/use-used-texts.ts';
import { mayDecide } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { useSchoolDecision } from '../model/use-school-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { decline } from './api.ts';

const rules = z.object({ moderator_comment: requiredText() });

/** Dialog that declines a pupil's initiative with a comment (S145, S-046). */
export function DeclineDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const notices = useNotices();
  const used = useUsedTexts('school-decline-comments');
  const decision = useSchoolDecision({ initiative, board, permission: mayDecide });
  const { form, field } = useSchemaForm({
    schema: rules,
    values: { moderator_comment: '' },
    draft: { scope: 'school-decline', record: String(initiative.id) },
  });
  return (
    <FormDialog
      title="Maktab tashabbusini rad etish"
      form={form}
      submit={{ label: 'Rad etish', danger: true, idle: decision.settled ? SETTLED : undefined }}
      onSubmit={async ({ moderator_comment }) => {
        if ((await decision.decide((now) => decline(now, moderator_comment))) === 'stay') return 'stay';
        void used.note(moderator_comment);
        notices.success('Rad etish amalga oshirildi!');
        onDone({ stage: 'NOT_PASSED' });
        return 'done';
      }}
      onClose={onClose}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <CommentField texts={used.texts} {...field('moderator_comment')} />
    </FormDialog>
  );
}
