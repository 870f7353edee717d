import { CONTENT } from '@/i18n/failure-words.ts';
import { WordsProvider } from '@/kit/words.tsx';
import { LargeFormDialog } from '../forms/large-form-dialog.tsx';
import type { ActionDialogProps } from '../model/action.ts';
import { EditForm } from './edit-form.tsx';

/** The edit form in a dialog. */
export function EditDialog({ initiative, onClose, onDone }: ActionDialogProps) {
  const done = () => {
    onDone();
    onClose();
  };
  return (
    <LargeFormDialog title="Tashabbusni tahrirlash" initiative={initiative} onClose={onClose}>
      {(fresh, board) => (
        // Document 1 describes the form, so failures use its wording in the dialog, too.
        <WordsProvider words={CONTENT}>
          <EditForm initiative={fresh} board={board} onDone={done} onCancel={onClose} />
        </WordsProvider>
      )}
    </LargeFormDialog>
  );
}
