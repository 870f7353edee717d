import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { z } from 'zod';
import { useT } from '@/i18n/use-t.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useNotices } from '@/kit/notices.ts';
import { mayConfirm } from '../access.ts';
import type { ActionDialogProps } from '../actions/action.ts';
import { NamedInitiative } from '../naming.tsx';
import { denyDecision } from './calls.ts';
import { ChangedFields } from './changed-fields.tsx';
import { useDecision } from './use-decision.ts';

const schema = z.object({ comment: z.string() });
type Values = z.infer<typeof schema>;

/** The district manager sends the moderator's decision back, with a comment (C-062, Z-043, Z-051). */
export function DenyDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const decision = useDecision({ initiative, board, permission: mayConfirm });
  const form = useForm<Values>({
    initialValues: { comment: '' },
    validate: { comment: (comment) => (comment.trim() ? null : t('Majburiy maydon')) },
  });

  const submit = async ({ comment }: Values): Promise<Outcome> => {
    if ((await decision.decide(({ id }) => denyDecision(id, comment.trim()))) === 'stay') return 'stay';
    notices.success('Rad etildi');
    onDone();
    return 'done';
  };

  return (
    <FormDialog
      title="Moderator xulosasini rad etish"
      form={form}
      draft={{ scope: 'initiative-deny', record: String(initiative.id), schema }}
      submit={{ label: 'Rad etish', danger: true, off: decision.settled, failure: 'Rad etilmadi' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedFields decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <Textarea label={t('Izoh')} withAsterisk maxRows={8} {...form.getInputProps('comment')} />
    </FormDialog>
  );
}
