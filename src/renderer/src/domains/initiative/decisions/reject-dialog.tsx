import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { z } from 'zod';
import { cancelationReasonsQuery, type Reason } from '@/entities/cancelation-reasons.ts';
import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { SETTLED } from '@/kit/forms/nothing-to-send.ts';
import { REQUIRED, required, requiredText } from '@/kit/forms/rules.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { foldingFilter } from '@/kit/inputs/folding-filter.ts';
import { useNotices } from '@/kit/notices.ts';
import { type UploadedFile, uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { CommentField } from '@/kit/used-texts/comment-field.tsx';
import { PairList } from '@/kit/used-texts/pair-list.tsx';
import { useUsedTexts } from '@/kit/used-texts/use-used-texts.ts';
import { offeredFor } from '@/kit/used-texts/used-texts.ts';
import { useMe } from '@/session/session.ts';
import { mayDecide } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { useBehind } from '../model/behind.ts';
import { draftOf } from '../model/draft.ts';
import { useInitiativeDecision } from '../model/use-initiative-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { useSimilarIds } from '../similar/similar-ids.tsx';
import { reject } from './api.ts';
import { ReplacedNote } from './replaced-note.tsx';
import { useRejectPairs } from './use-reject-pairs.ts';

const SCOPE = 'initiative-reject';
type Values = { reason: string | null; comment: string; file: UploadedFile | null };
const FAILED: Text = "Ma'lumot yuklashda xatolik sodir bo'ldi!";
const EMPTY: Values = { reason: null, comment: '', file: null };

/** Rules of a rejection. The reason must be among the current reasons: a draft may hold a reason since removed. */
const rulesFor = (reasons: readonly Reason[]) =>
  z
    .object({
      reason: required(
        z.string().transform((id, context) => {
          const found = reasons.find((reason) => String(reason.id) === id);
          if (found) return found;
          context.addIssue({ code: 'custom', message: REQUIRED });
          return z.NEVER;
        }),
      ),
      comment: requiredText(),
      file: uploadedFileSchema.nullable(),
    })
    .superRefine(({ reason, file }, context) => {
      if (reason.file_required && !file) context.addIssue({ code: 'custom', path: ['file'], message: REQUIRED });
    });
type Rejection = z.output<ReturnType<typeof rulesFor>>;

/** Why nothing can be rejected without the reasons; undefined once they are known. */
const missing = ({ data, isError }: Pick<UseQueryResult<unknown>, 'data' | 'isError'>): Text | undefined => {
  if (data !== undefined) return undefined;
  return isError ? FAILED : 'Yuklanmoqda…';
};

/**
 * Dialog that rejects an initiative: reason, comment, and a PDF, which some reasons require (C-055 to C-060, Z-145).
 */
export function RejectDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { t, tr } = useT();
  const me = useMe();
  const notices = useNotices();
  const record = String(initiative.id);
  const reasons = useQuery(cancelationReasonsQuery);
  const decision = useInitiativeDecision({ initiative, board, permission: mayDecide, behind: useBehind(initiative) });
  const insertions = useSimilarIds(initiative.id);
  const used = useUsedTexts('initiative-reject-comments', insertions);

  const rules = useMemo(() => rulesFor(reasons.data ?? []), [reasons.data]);
  const { form, field } = useSchemaForm({ schema: rules, values: EMPTY, draft: draftOf('reject', initiative) });
  const chosen = reasons.data?.find(({ id }) => String(id) === form.values.reason);
  const reasonField = useRef<HTMLInputElement>(null);
  const titleOf = (id: number) => tr(reasons.data?.find((reason) => reason.id === id)?.title);
  const { pairs, pick, restore } = useRejectPairs({
    field: reasonField,
    chosen: chosen ? tr(chosen.title) : '',
    reasons: reasons.data,
    kept: used.kept,
    insertions,
    valuesNow: form.getValues,
    put: form.setValues,
  });

  const submit = async ({ reason, comment, file }: Rejection): Promise<Outcome> => {
    const outcome = await decision.decide((now) =>
      reject(me.role, now, {
        cancelation_reason_id: reason.id,
        moderator_comment: comment,
        file_id: file?.hash ?? null,
      }),
    );
    if (outcome === 'stay') return 'stay';
    void used.note(comment, reason.id);
    notices.success('Rad etish amalga oshirildi!');
    onDone();
    return 'done';
  };

  return (
    <FormDialog
      title="Tashabbusni rad etish"
      form={form}
      submit={{
        label: 'Rad etish',
        danger: true,
        idle: decision.settled ? SETTLED : missing(reasons),
        behind: decision.behind,
      }}
      onSubmit={submit}
      onClose={onClose}
      size={600}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <PairList pairs={pairs} titleOf={titleOf} onPick={pick} />
      <ReplacedNote restore={restore} />
      <ChoiceSelect
        ref={reasonField}
        data-autofocus
        label={t('Rad etish sababi')}
        withAsterisk
        searchable
        filter={foldingFilter}
        // The field is focused when the dialog opens; an open list would cover the rest of the form.
        openOnFocus={false}
        // The first reason is active, also where the reasons arrive after the list was opened by key.
        selectFirstOptionOnChange={reasons.isSuccess}
        placeholder={reasons.isPending ? t('Yuklanmoqda…') : t('Tanlang')}
        nothingFoundMessage={t('Hech narsa topilmadi')}
        data={(reasons.data ?? []).map(({ id, title }) => ({ value: String(id), label: tr(title) }))}
        {...field('reason')}
        {...(reasons.isError && { error: t(FAILED) })}
        onDropdownOpen={() => reasons.isError && void reasons.refetch()}
      />
      <CommentField texts={offeredFor(used.texts, chosen?.id ?? null)} insertions={insertions} {...field('comment')} />
      <UploadedFileField
        name={`${SCOPE}/${record}/file`}
        label="Asoslovchi hujjat"
        rule={PDF_FILE}
        required={chosen?.file_required ?? false}
        {...field('file')}
      />
    </FormDialog>
  );
}
