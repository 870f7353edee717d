import { Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { cancelationReasonsQuery } from '@/entities/cancelation-reasons.ts';
import { useT } from '@/i18n/use-t.ts';
import { PDF_WISH } from '@/kit/files/wish.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { uploadedFileSchema } from '@/kit/forms/uploaded-file.ts';
import { UploadedFileField } from '@/kit/forms/uploaded-file-field.tsx';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import { mayDecide } from '../access.ts';
import type { ActionDialogProps } from '../actions/action.ts';
import { NamedInitiative } from '../naming.tsx';
import { reject } from './calls.ts';
import { ChangedFields } from './changed-fields.tsx';
import { CommentField } from './comment-field.tsx';
import { useDecision } from './use-decision.ts';
import { useUsedTexts } from './use-used-texts.ts';
import { offeredFor } from './used-texts.ts';

const SCOPE = 'initiative-reject';
const schema = z.object({ reason: z.string().nullable(), comment: z.string(), file: uploadedFileSchema.nullable() });
type Values = z.infer<typeof schema>;

/** Rejects an initiative: a reason, a comment, and a PDF, which some reasons ask for (C-055 to C-060, Z-145). */
export function RejectDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { t, tr } = useT();
  const me = useMe();
  const notices = useNotices();
  const record = String(initiative.id);
  const reasons = useQuery(cancelationReasonsQuery);
  const decision = useDecision({ initiative, board, permission: mayDecide });
  const used = useUsedTexts();

  const reasonOf = (value: string | null) => reasons.data?.find(({ id }) => String(id) === value);
  const required = (value: unknown) => (value ? null : t('Majburiy maydon'));
  const form = useForm<Values>({
    initialValues: { reason: null, comment: '', file: null },
    validate: {
      // Also one of an earlier draft that is not (yet) among the reasons.
      reason: (value) => required(reasonOf(value)),
      comment: (value) => required(value.trim()),
      file: (value, { reason }) => (reasonOf(reason)?.file_required ? required(value) : null),
    },
  });
  const reason = reasonOf(form.values.reason);

  const submit = async ({ comment: typed, file }: Values): Promise<Outcome> => {
    if (!reason) throw new AppError({ kind: 'internal', detail: 'a form that was validated has no reason' });
    const outcome = await decision.decide(({ id }) =>
      reject(me.role, id, {
        cancelation_reason_id: reason.id,
        moderator_comment: typed.trim(),
        file_id: file?.hash ?? null,
      }),
    );
    if (outcome === 'stay') return 'stay';
    void used.note(typed, reason.id);
    notices.success('Rad etish amalga oshirildi!');
    onDone();
    return 'done';
  };

  return (
    <FormDialog
      title="Tashabbusni rad etish"
      form={form}
      draft={{ scope: SCOPE, record, schema }}
      submit={{ label: 'Rad etish', danger: true, off: decision.settled }}
      onSubmit={submit}
      onClose={onClose}
      size={600}
    >
      <ChangedFields decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <Select
        label={t('Rad etish sababi')}
        withAsterisk
        searchable
        // The field has the keyboard when the dialog opens; an open list would hide the rest of the form.
        openOnFocus={false}
        placeholder={reasons.isPending ? t('Yuklanmoqda…') : t('Tanlang')}
        nothingFoundMessage={t('Hech narsa topilmadi')}
        data={(reasons.data ?? []).map(({ id, title }) => ({ value: String(id), label: tr(title) }))}
        {...form.getInputProps('reason')}
        error={reasons.isError ? t("Ma'lumot yuklashda xatolik sodir bo'ldi!") : form.errors.reason}
        onDropdownOpen={() => reasons.isError && void reasons.refetch()}
      />
      <CommentField texts={offeredFor(used.texts, reason?.id ?? null)} {...form.getInputProps('comment')} />
      <UploadedFileField
        name={`${SCOPE}/${record}/file`}
        label="Asoslovchi hujjat"
        wish={PDF_WISH}
        required={reason?.file_required ?? false}
        {...form.getInputProps('file')}
      />
    </FormDialog>
  );
}
