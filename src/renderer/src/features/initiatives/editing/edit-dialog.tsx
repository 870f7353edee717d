import type { ActionDialogProps } from '../actions/action.ts';
import { InitiativeForm } from '../forms/form-page.tsx';
import { LargeFormDialog } from '../forms/large-form-dialog.tsx';
import { EditForm } from './edit-form.tsx';

/** The edit form where the person is: the same form in a dialog. */
export function EditDialog({ initiative, onClose, onDone }: ActionDialogProps) {
  return (
    <LargeFormDialog title="Tashabbusni tahrirlash">
      <InitiativeForm id={initiative.id}>
        {(fresh, board) => (
          <EditForm
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
