import { SimpleGrid, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type InvestAddress, investDraft } from '@/entities/invest-address.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { asDay } from '@/kit/forms/day-field.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { unchanged } from '@/kit/forms/nothing-to-send.ts';
import { useRebase } from '@/kit/forms/use-rebase.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { DateField } from '@/kit/inputs/date-field.tsx';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { useNotices } from '@/kit/notices.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { investDataQuery, readInvestData, savePaper } from '../model/api.ts';
import type { InvestData } from '../model/invest-data.ts';
import { conflictsBetween, PAPER, type PaperValues, paperOf } from '../model/paper.ts';

/**
 * Guards the edit of an object: nothing is sent if somebody else has made a conflicting change since the form was
 * opened. `typedNow` returns the form's values at the time of saving.
 */
function usePaperGuard(publicId: string, data: InvestData, typedNow: () => PaperValues): Decision<InvestData> {
  const queries = useQueryClient();
  const { queryKey } = investDataQuery(publicId);
  return useDecision({
    record: data,
    read: () => readInvestData(publicId),
    changesBetween: (seen, now) => conflictsBetween(seen, now, typedNow()),
    onChanged: (now) => queries.setQueryData(queryKey, now),
    onFailed: () => void queries.invalidateQueries({ queryKey }),
  });
}

const SCOPE = 'invest-paper';

export type PaperDialogProps = {
  address: InvestAddress;
  /** The object as shown when the dialog was opened. */
  data: InvestData;
  /** Stops rendering the dialog. */
  onClose: () => void;
};

/**
 * Dialog that edits the papers of an investment object, all required (S086, Z-076). A failure shows the platform's
 * message or the action fallback (Z-140).
 */
export function PaperDialog({ address, data, onClose }: PaperDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const queries = useQueryClient();
  const { publicId } = address;
  const draft = investDraft(SCOPE, address, String(data.id));
  const { form, field } = useFieldsForm({
    of: PAPER,
    begin: paperOf(data),
    known: true,
    draft,
  });
  const before = form.getInitialValues();
  const guard = usePaperGuard(publicId, data, form.getValues);
  useRebase(form, guard.basis, paperOf);
  return (
    <FormDialog
      title="Investitsiya ma'lumotlarini tahrirlash"
      form={form}
      submit={{ label: 'Saqlash', idle: unchanged(form) }}
      onSubmit={async (paper) => {
        const outcome = await guard.decide(({ id }) => savePaper(id, paper));
        if (outcome === 'stay') return 'stay';
        notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz');
        void queries.invalidateQueries({ queryKey: investDataQuery(publicId).queryKey });
        return 'done';
      }}
      onClose={onClose}
      size={640}
    >
      <ChangedValues
        title="Siz ko'rayotganingizda ma'lumot o'zgardi"
        changes={guard.changes}
        advice="Tahrir saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang."
      />
      <TextInput label={t('Hujjat nomi')} autoComplete="off" data-autofocus {...field('orderer_document_name')} />
      <UploadedFileField
        name={`${SCOPE}/${draft.record}/file`}
        label="Hujjat fayli"
        rule={PDF_FILE}
        {...field('orderer_document_file')}
      />
      <SimpleGrid cols={2}>
        <TextInput label={t('Hujjat raqami')} autoComplete="off" {...field('orderer_document_num')} />
        <DateField label="Hujjat sanasi" {...asDay(field('orderer_document_date'), before.orderer_document_date)} />
      </SimpleGrid>
      <TextInput label={t('Qabul qilgan tashkilot')} autoComplete="off" {...field('received_org')} />
      <SimpleGrid cols={2}>
        <DateField label="Topshirilgan sana" {...asDay(field('date_put_into_use'), before.date_put_into_use)} />
        <MoneyInput label={t('Yakuniy qiymati')} {...field('final_value')} />
      </SimpleGrid>
    </FormDialog>
  );
}
