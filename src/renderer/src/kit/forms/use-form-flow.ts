import type { AppError } from '@shared/errors.ts';
import { type RefObject, useRef } from 'react';
import type { Draft, FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import { useKeptForm } from '../drafts/use-kept-form.ts';
import type { FormFiles } from '../uploads/form-files.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { type Outcome, useSubmit } from './use-submit.ts';

export type FormFlowOptions<V extends FormValues, T> = {
  form: DraftedForm<V, T>;
  /** Pressing does nothing: nothing is entered, or there is nothing to save. Default: false. */
  idle?: boolean;
  /** Looks at what the form's own rules cannot; false: nothing is sent, and what is wrong is shown. Default: true. */
  check?: () => boolean;
  /** Sends the values. An error is shown and everything stays. */
  onSubmit: (values: T) => Promise<Outcome>;
  /** Called when it is done with. */
  onDone: () => void;
  /** Called when the person leaves without sending; left out for a form that only its dialog leaves. */
  onLeave?: () => void;
  /** False once it is being closed: it hears no key then. Default: true. */
  opened?: boolean;
};

export type FormFlow = {
  /** For the element around the form, and for what holds its fields. */
  readonly frame: RefObject<HTMLFormElement | null>;
  readonly fields: RefObject<HTMLDivElement | null>;
  /** For `DraftBanner` and `FormFilesProvider`. */
  readonly draft: Draft;
  readonly files: FormFiles;
  /** For the fields: they take nothing while a draft is offered or the values are on their way. */
  readonly inert: boolean;
  /** It cannot be sent now: a draft is offered, or a file has not arrived. */
  readonly blocked: boolean;
  readonly sending: boolean;
  /** Why the last attempt failed; null also after one that only stayed. */
  readonly error: AppError | null;
  /** Sends, as Ctrl+S and Ctrl+Enter do; never twice. */
  readonly press: () => void;
  /** Leaves, as Esc does: not while it sends, and asks first where something is typed. */
  readonly leave: () => void;
};

const always = () => true;

/**
 * What every form does, whatever it looks like: a draft is kept and offered again, files are waited for, it is sent once,
 * what failed is said, and leaving over something typed asks first.
 */
export function useFormFlow<V extends FormValues, T>(options: FormFlowOptions<V, T>): FormFlow {
  const { form, idle = false, check = always, onSubmit, onDone, onLeave, opened = true } = options;
  const frame = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const { draft, files, guarded, saved } = useKeptForm(form);
  const { send, sending, error } = useSubmit(form, fields, onSubmit, () => {
    saved();
    onDone();
  });
  const offered = draft.offered !== null;
  const blocked = offered || files.pending;
  const press = () => {
    if (!blocked && !idle && !sending && check()) send();
  };
  const guardedLeave = guarded(() => onLeave?.());
  const leave = () => {
    if (!sending) guardedLeave();
  };
  useFormKeys(frame, opened ? { send: press, ...(onLeave && { leave }) } : null);

  return { frame, fields, draft, files, inert: offered || sending, blocked, sending, error, press, leave };
}
