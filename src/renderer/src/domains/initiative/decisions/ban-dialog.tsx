import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { useT } from '@/i18n/use-t.ts';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { SETTLED } from '@/kit/forms/nothing-to-send.ts';
import { requiredText } from '@/kit/forms/rules.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { useNotices } from '@/kit/notices.ts';
import { uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { mayBan } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { draftOf } from '../model/draft.ts';
import { useInitiativeDecision } from '../model/use-initiative-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { ban } from './api.ts';

const SCOPE = 'initiative-ban';
const rules = z.object({ comment: requiredText(), file: uploadedFileSchema.nullable() });
const EMPTY: z.input<typeof rules> = { comment: '', file: null };

/** Dialog that deprives a winner of the victory, with a comment and an optional document (C-051 to C-054, Z-050). */
export function BanDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const decision = useInitiativeDecision({ initiative, board, permission: mayBan });
  const record = String(initiative.id);
  const { form, field } = useSchemaForm({ schema: rules, values: EMPTY, draft: draftOf('ban', initiative) });
  return (
    <FormDialog
      title="Goliblikdan mahrum qilish"
      form={form}
      submit={{ label: 'Mahrum qilish', danger: true, idle: decision.settled ? SETTLED : undefined }}
      onSubmit={async ({ comment, file }) => {
        if ((await decision.decide((now) => ban(now, comment, file))) === 'stay') return 'stay';
        notices.success('Tashabbus goliblikdan mahrum etildi.');
        onDone();
        return 'done';
      }}
      onClose={onClose}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <Textarea label={t('Izoh')} withAsterisk maxRows={8} {...field('comment')} />
      <UploadedFileField
        name={`${SCOPE}/${record}/file`}
        label="Asoslovchi hujjat"
        rule={PDF_FILE}
        {...field('file')}
      />
    </FormDialog>
  );
}
