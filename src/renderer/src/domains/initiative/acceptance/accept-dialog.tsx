import { LargeFormDialog } from '../forms/large-form-dialog.tsx';
import type { ActionDialogProps } from '../model/action.ts';
import { AcceptForm } from './accept-form.tsx';

/** The acceptance form in a dialog. */
export function AcceptDialog({ initiative, onClose, onDone }: ActionDialogProps) {
  const done = () => {
    onDone();
    onClose();
  };
  return (
    <LargeFormDialog title="Tashabbusni tasdiqlash" initiative={initiative} onClose={onClose}>
      {(fresh, board) => <AcceptForm initiative={fresh} board={board} onDone={done} onCancel={onClose} />}
    </LargeFormDialog>
  );
}
