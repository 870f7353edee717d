import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useFindUndo } from '@/entities/undo.ts';
import { useT } from '@/i18n/use-t.ts';
import { draftShape } from '@/kit/drafts/draft-shape.ts';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { required, requiredText } from '@/kit/forms/rules.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { useNotices } from '@/kit/notices.ts';
import { uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { COUNCIL_PATH, saveCouncilDecision } from './api.ts';
import { type CouncilDecision, councilFileName, decisionSubject } from './documents.ts';

const SCOPE = 'council-decision';
const rules = z.object({ title: requiredText(), file: required(uploadedFileSchema) });

/** A draft may lack the file that the decision has. */
const SHAPE = draftShape<z.input<typeof rules>>({ title: '', file: null });

export type CouncilDialogProps = { decision: CouncilDecision; board: number; onClose: () => void };

/** Dialog that changes a council decision: number and date, and the file, which waits for a title (E-013, E-014). */
export function CouncilDialog({ decision, board, onClose }: CouncilDialogProps) {
  const { id, title, region, district, file_id } = decision;
  const { t, tr } = useT();
  const notices = useNotices();
  const findUndo = useFindUndo();
  const queries = useQueryClient();
  const present: z.input<typeof rules> = {
    title: title ?? '',
    file: file_id ? { hash: file_id, name: councilFileName(decision) } : null,
  };
  const { form, field } = useSchemaForm({
    schema: rules,
    values: present,
    draft: { scope: SCOPE, record: String(id), schema: SHAPE },
  });
  return (
    <FormDialog
      title="Kengash qarorini tahrirlash"
      form={form}
      submit={{ label: 'Saqlash' }}
      onSubmit={async (values) => {
        await saveCouncilDecision(decision, { title: values.title, file_id: values.file.hash }, board);
        const undo = findUndo(decisionSubject(decision));
        notices.success('Amaliyot muvaffaqiyatli bajarildi!', undefined, undo);
        void queries.invalidateQueries({ queryKey: [COUNCIL_PATH] });
        return 'done';
      }}
      onClose={onClose}
    >
      <Text c="var(--tb-text-2)">{[tr(region), tr(district)].filter(Boolean).join(', ')}</Text>
      <TextInput
        label={t('Qaror raqami va sanasi')}
        withAsterisk
        autoComplete="off"
        data-autofocus
        {...field('title')}
      />
      <UploadedFileField
        name={`${SCOPE}/${id}/file`}
        label="Qaror fayli"
        rule={PDF_FILE}
        required
        disabled={!form.values.title.trim()}
        {...field('file')}
      />
    </FormDialog>
  );
}
