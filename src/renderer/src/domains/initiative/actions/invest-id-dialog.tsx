import { useQueryClient } from '@tanstack/react-query';
import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { CHRONOLOGY_PATH } from '@/entities/initiative-queries.ts';
import { useT } from '@/i18n/use-t.ts';
import { useDraftedForm } from '@/kit/drafts/use-drafted-form.ts';
import { fieldsOf } from '@/kit/forms/field.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { useNotices } from '@/kit/notices.ts';
import { mayAttachInvestId } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { draftOf } from '../model/draft.ts';
import { useInitiativeDecision } from '../model/use-initiative-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { attachInvestId } from './api.ts';

type Values = { invest_object_id: number | null };

/** Dialog that attaches the id of an investment object; submitting an empty field does nothing (C-064, C-065). */
export function InvestIdDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { t } = useT();
  const queries = useQueryClient();
  const notices = useNotices();
  const decision = useInitiativeDecision({ initiative, board, permission: mayAttachInvestId });
  const form = useDraftedForm<Values>({
    initialValues: { invest_object_id: null },
    draft: draftOf('invest-id', initiative),
  });
  return (
    <FormDialog
      title="Invest Id biriktirish"
      form={form}
      submit={{
        label: 'Biriktirish',
        idle: form.values.invest_object_id === null ? 'Invest Id kiritilmagan' : undefined,
      }}
      onSubmit={async ({ invest_object_id }) => {
        if (invest_object_id === null) return 'stay';
        try {
          const outcome = await decision.decide((now) => attachInvestId(now, invest_object_id));
          if (outcome === 'stay') return 'stay';
        } finally {
          // Also without an answer: the page of investment data may now show an object, or another one.
          void queries.invalidateQueries({ queryKey: [CHRONOLOGY_PATH] });
        }
        notices.success('Invest Id biriktirildi!');
        onDone();
        return 'done';
      }}
      onClose={onClose}
      size={460}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={initiative} />
      <WholeNumberInput grouped={false} label={t('Invest Id')} {...fieldsOf(form, t)('invest_object_id')} />
    </FormDialog>
  );
}
