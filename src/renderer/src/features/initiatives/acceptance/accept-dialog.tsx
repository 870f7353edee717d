import type { ActionDialogProps } from '../actions/action.ts';
import { InitiativeForm } from '../forms/form-page.tsx';
import { LargeFormDialog } from '../forms/large-form-dialog.tsx';
import { AcceptForm } from './accept-form.tsx';

/** The acceptance where the person is: the same form in a dialog. */
export function AcceptDialog({ initiative, onClose, onDone }: ActionDialogProps) {
  return (
    <LargeFormDialog title="Tashabbusni tasdiqlash">
      <InitiativeForm id={initiative.id}>
        {(fresh, board) => (
          <AcceptForm
            initiative={fresh}
            board={board}
            onDone={() => {
              onDone();
              onClose();
            }}
            onCancel={onClose}
          />
        )}
      </InitiativeForm>
    </LargeFormDialog>
  );
}
