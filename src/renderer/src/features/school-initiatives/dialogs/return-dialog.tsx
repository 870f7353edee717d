import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { SendDialog } from '@/kit/forms/send-dialog.tsx';
import { mayReturn } from '../model/access.ts';
import type { ActionDialogProps } from '../model/action.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { RECORD_FAILED, useReport } from './use-report.ts';

/** Question before a winner is returned to work (S155, S-060 to S-062). */
export function ReturnDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { decision, report } = useReport({ initiative, board, onDone, permission: mayReturn });
  return (
    <SendDialog
      title="Haqiqatdan ham jarayonga qaytarmoqchimisiz?"
      submit={decision.settled ? null : { label: 'Ha' }}
      onSubmit={() => report({ status: 'IN_PROCESS' })}
      failure={RECORD_FAILED}
      unsure="Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Qayta bossangiz, avval tashabbusning hozirgi holati tekshiriladi."
      onClose={onClose}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
    </SendDialog>
  );
}
