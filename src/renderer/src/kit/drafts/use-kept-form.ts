import { type FormFiles, useFormFiles } from '../uploads/form-files.tsx';
import { type Draft, type FormValues, useDraft } from './use-draft.ts';
import type { DraftedForm } from './use-drafted-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

export type KeptForm = {
  /** For `DraftBanner`. While it offers something, the fields must be `inert`. */
  readonly draft: Draft;
  /** For `FormFilesProvider` around the fields. */
  readonly files: FormFiles;
  /** A way out of the form that asks first where something is unsaved. */
  readonly guarded: (leave: () => void) => () => void;
  /** Call it when the form has been saved, before leaving: the draft goes, and nothing is asked. */
  readonly saved: () => void;
};

/**
 * What keeps a form's content: its draft outlives a 401, a crash and a lost connection, and leaving with something typed
 * asks. Leaving all the same gives the draft up; a window that closes keeps it.
 */
export function useKeptForm<V extends FormValues, T>(form: DraftedForm<V, T>): KeptForm {
  const files = useFormFiles();
  const draft = useDraft(form, form.draft);
  const giveUp = () => {
    files.clear();
    draft.drop();
  };
  const { guarded, release } = useLeaveGuard(form.isDirty() || files.pending, giveUp);
  return {
    draft,
    files,
    guarded,
    saved: () => {
      giveUp();
      release();
    },
  };
}
