import { useT } from '@/i18n/use-t.ts';
import { DialogBody, DialogFooter, FramedDialog } from '@/kit/framed-dialog.tsx';
import { UpdateBody } from './update-body.tsx';
import { UpdateButtons } from './update-buttons.tsx';
import { useUpdates } from './use-updates.ts';

/** Dialog about a newer version of the program. Opens when rendered; `onClose`: stop rendering it. */
export default function UpdateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const state = useUpdates();
  return (
    <FramedDialog opened onClose={onClose} title={t('Dastur yangilanishi')} size={520}>
      <DialogBody>
        <UpdateBody state={state} />
      </DialogBody>
      <DialogFooter>
        <UpdateButtons state={state} onClose={onClose} />
      </DialogFooter>
    </FramedDialog>
  );
}
