import { Text, TextInput } from '@mantine/core';
import { isBlank } from '@shared/blank.ts';
import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useFindUndo } from '@/entities/undo.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { unchanged } from '@/kit/forms/nothing-to-send.ts';
import { useRebase } from '@/kit/forms/use-rebase.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { useNotices } from '@/kit/notices.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { COUNCIL_PATH, readCouncilDecision, saveCouncilDecision } from './api.ts';
import { COUNCIL } from './council.ts';
import { type CouncilValues, councilChanges, councilValuesOf } from './council-changes.ts';
import { type CouncilDecision, decisionSubject } from './documents.ts';

const SCOPE = 'council-decision';

export type CouncilDialogProps = { decision: CouncilDecision; board: number; onClose: () => void };

/** Dialog that changes a council decision: number and date, and the file, which waits for a title (E-013, E-014). */
export function CouncilDialog({ decision, board, onClose }: CouncilDialogProps) {
  const { id, region, district } = decision;
  const { t, tr } = useT();
  const notices = useNotices();
  const findUndo = useFindUndo();
  const queries = useQueryClient();
  const { form, field } = useFieldsForm({
    of: COUNCIL,
    begin: councilValuesOf(decision),
    known: true,
    draft: { scope: SCOPE, record: String(id) },
  });
  const guard = useCouncilGuard(decision, board, form.getValues);
  useRebase(form, guard.basis, councilValuesOf);
  return (
    <FormDialog
      title="Kengash qarorini tahrirlash"
      form={form}
      submit={{ label: 'Saqlash', idle: unchanged(form) }}
      onSubmit={async (values) => {
        const body = { title: values.title, file_id: values.file };
        const outcome = await guard.decide((now) => saveCouncilDecision(now, body, board));
        if (outcome === 'stay') return 'stay';
        const undo = findUndo(decisionSubject(decision));
        notices.success('Amaliyot muvaffaqiyatli bajarildi!', undefined, undo);
        void queries.invalidateQueries({ queryKey: [COUNCIL_PATH] });
        return 'done';
      }}
      onClose={onClose}
    >
      <ChangedValues
        title="Siz ko'rayotganingizda ma'lumot o'zgardi"
        changes={guard.changes}
        advice="Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang."
      />
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
        disabled={isBlank(form.values.title)}
        {...field('file')}
      />
    </FormDialog>
  );
}

/**
 * Guards the edit of a council decision: nothing is sent over what somebody else has changed since the form was opened.
 * `typedNow` gives the form's values at the time of saving.
 */
function useCouncilGuard(
  decision: CouncilDecision,
  board: number,
  typedNow: () => CouncilValues,
): Decision<CouncilDecision> {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [COUNCIL_PATH] });
  return useDecision({
    record: decision,
    read: async ({ id }) => {
      const now = await readCouncilDecision(id, board);
      if (now === null) throw new AppError({ kind: 'not-found' });
      return now;
    },
    changesBetween: (seen, now) => councilChanges(seen, now, typedNow()),
    onChanged: refresh,
    onFailed: refresh,
  });
}
