import { CONTENT } from '@/i18n/failure-words.ts';
import { WordsProvider } from '@/kit/words.tsx';
import { LargeFormDialog } from '../forms/large-form-dialog.tsx';
import type { ActionDialogProps } from '../model/action.ts';
import { EditForm } from './edit-form.tsx';

/** The edit form where the person is: the same form in a dialog. */
export function EditDialog({ initiative, onClose, onDone }: ActionDialogProps) {
  const done = () => {
    onDone();
    onClose();
  };
  return (
    <LargeFormDialog title="Tashabbusni tahrirlash" id={initiative.id} onClose={onClose}>
      {(fresh, board) => (
        // Document 1 describes the form, wherever it stands.
        <WordsProvider words={CONTENT}>
          <EditForm initiative={fresh} board={board} onDone={done} onCancel={onClose} />
        </WordsProvider>
      )}
    </LargeFormDialog>
  );
}
