import { useSendHold } from '../holds/hold-sending.tsx';
import { type FormFiles, useFormFiles } from '../uploads/form-files.tsx';
import { type Draft, type FormValues, useDraft } from './use-draft.ts';
import type { DraftedForm } from './use-drafted-form.ts';
import { SENDING, useLeaveGuard } from './use-leave-guard.ts';

/** The draft, files and leave guard of a form. */
export type KeptForm = {
  /** For `DraftBanner`. While a draft is offered, the fields must be `inert`. */
  readonly draft: Draft;
  /** For `FormFilesProvider` around the fields. */
  readonly files: FormFiles;
  /** Wraps a way out of the form: asks first if anything is unsaved. */
  readonly guarded: (leave: () => void) => () => void;
  /** Wraps a way out that keeps the draft for later: asks first only if the draft lacks anything. */
  readonly keeping: (leave: () => void) => () => void;
  /** Call before the form is left while it is sent, unasked: its draft stays until the outcome is known. */
  readonly leftBehind: () => void;
  /** Call when the form has been saved, before leaving: removes the draft, so that leaving asks nothing. */
  readonly saved: () => void;
};

/** The submit of a form, as leaving needs to know it. */
type InFlight = {
  readonly sending: boolean;
  /** Resolves when the sending in flight has ended; undefined: none. */
  readonly ended: () => Promise<unknown> | undefined;
  /** Called if the form is left while it is sent. */
  readonly letGo: () => void;
};

/**
 * Keeps a form's content: its draft survives a 401, a crash and a lost connection, and leaving unsaved changes asks
 * first. Leaving after the question discards the draft; closing the window keeps it, and so does leaving without a
 * question while nothing may be sent (`HoldSending`). While the form is sent (`submit`), leaving asks whether to wait,
 * and keeps the draft until the outcome is known.
 */
export function useKeptForm<V extends FormValues, T>(form: DraftedForm<V, T>, submit?: InFlight): KeptForm {
  const draft = useDraft(form, form.draft);
  const files = useFormFiles(draft.held);
  // Form input that cannot be sent yet stays in the draft after leaving.
  const stays = useSendHold() !== null && !draft.failed;
  const typed = form.isDirty() && !stays;
  // Drafts contain no chosen files.
  const idle = files.chosen || (typed && draft.failed) ? 'input' : typed ? 'draft' : null;
  const sending = submit?.sending === true;
  const kind = sending ? 'sending' : idle;
  const discard = () => {
    if (sending) return submit.letGo();
    files.clear();
    if (!stays) draft.drop();
  };
  const { guarded, release } = useLeaveGuard(kind, discard, sending ? SENDING : undefined, submit?.ended);
  return {
    draft,
    files,
    guarded,
    keeping: (leave) =>
      kind === 'draft'
        ? () => {
            release();
            leave();
          }
        : guarded(leave),
    leftBehind: release,
    saved: () => {
      files.clear();
      draft.drop();
      release();
    },
  };
}
