import { Text } from '@mantine/core';
import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { useT } from '@/i18n/use-t.ts';
import { SendDialog } from '@/kit/forms/send-dialog.tsx';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useNotices } from '@/kit/notices.ts';
import { mayConfirm } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { useBehind } from '../model/behind.ts';
import { confirmPlace } from '../model/draft.ts';
import type { Initiative } from '../model/initiative.ts';
import { useInitiativeDecision } from '../model/use-initiative-decision.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { confirmDecision } from './api.ts';

/**
 * Dialog in which the district manager confirms the moderator's decision, acceptance or rejection (C-061, Z-043,
 * Z-051).
 */
export function ConfirmDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const notices = useNotices();
  const decision = useInitiativeDecision({ initiative, board, permission: mayConfirm, behind: useBehind(initiative) });
  const { basis, settled } = decision;

  const submit = async (): Promise<Outcome> => {
    if ((await decision.decide(confirmDecision)) === 'stay') return 'stay';
    notices.success('Tadiqlandi');
    onDone();
    return 'done';
  };

  return (
    <SendDialog
      title="Moderator xulosasini tasdiqlash"
      submit={settled ? null : { label: 'Tasdiqlash' }}
      place={confirmPlace(initiative)}
      behind={decision.behind}
      onSubmit={submit}
      failure="Tadiqlanmadi"
      unsure="Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Qayta bossangiz, avval tashabbusning hozirgi holati tekshiriladi."
      onClose={onClose}
    >
      <ChangedInitiative decision={decision} />
      <div>
        <NamedInitiative initiative={basis} />
        {!settled && <ModeratorsWord basis={basis} />}
      </div>
    </SendDialog>
  );
}

/** The moderator's comment, and the effect of confirming the decision. */
function ModeratorsWord({ basis }: { basis: Initiative }) {
  const { t, tr } = useT();
  const { moderation_sub_stage: said, moderation_sub_stage_comment: comment } = basis;
  return (
    <>
      {comment && (
        <Text mt={6} style={{ whiteSpace: 'pre-line' }}>
          {t('Moderator izohi: {{comment}}', { comment: tr(comment) })}
        </Text>
      )}
      <Text c="var(--tb-text-2)" mt={6}>
        {t(
          said === 'MODERATOR_DENIED'
            ? 'Moderator tashabbusni rad etgan. Tasdiqlasangiz, u rad etiladi.'
            : 'Moderator tashabbusni qabul qilgan. Tasdiqlasangiz, u qabul qilinadi.',
        )}
      </Text>
    </>
  );
}
