import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { useT } from '@/i18n/use-t.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { SETTLED } from '@/kit/forms/nothing-to-send.ts';
import { requiredText } from '@/kit/forms/rules.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useNotices } from '@/kit/notices.ts';
import { mayConfirm } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { useBehind } from '../model/behind.ts';
import { draftOf } from '../model/draft.ts';
import { useInitiativeDecision } from '../model/use-initiative-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { denyDecision } from './api.ts';

const rules = z.object({ comment: requiredText() });

/** Dialog in which the district manager denies the moderator's decision, with a comment (C-062, Z-043, Z-051). */
export function DenyDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const decision = useInitiativeDecision({ initiative, board, permission: mayConfirm, behind: useBehind(initiative) });
  const { form, field } = useSchemaForm({
    schema: rules,
    values: { comment: '' },
    draft: draftOf('deny', initiative),
  });

  const submit = async ({ comment }: z.output<typeof rules>): Promise<Outcome> => {
    if ((await decision.decide((now) => denyDecision(now, comment))) === 'stay') return 'stay';
    notices.success('Rad etildi');
    onDone();
    return 'done';
  };

  return (
    <FormDialog
      title="Moderator xulosasini rad etish"
      form={form}
      submit={{
        label: 'Rad etish',
        danger: true,
        idle: decision.settled ? SETTLED : undefined,
        failure: 'Rad etilmadi',
        behind: decision.behind,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <Textarea label={t('Izoh')} withAsterisk maxRows={8} {...field('comment')} />
    </FormDialog>
  );
}
