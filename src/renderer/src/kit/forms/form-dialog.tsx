import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { DraftBanner } from '../drafts/draft-banner.tsx';
import type { FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import { DialogBody, DialogFooter } from '../framed-dialog.tsx';
import { HoldNote } from '../holds/hold-note.tsx';
import { useSendHold } from '../holds/hold-sending.tsx';
import { FormFilesProvider } from '../uploads/form-files.tsx';
import type { Doubt } from '../use-repeat.ts';
import type { Behind } from './behind.ts';
import { DialogFrame, type DialogFrameProps, type Frame } from './dialog-frame.tsx';
import styles from './form-dialog.module.css';
import { FormFailure } from './form-failure.tsx';
import { useFormFlow } from './use-form-flow.ts';
import type { Outcome } from './use-submit.ts';

export type DialogFormProps<V extends FormValues, T> = {
  form: DraftedForm<V, T>;
  /**
   * The submit button. `idle`: why there is nothing to send, the button is disabled; `failure`: words for a failure;
   * `list`: path of the list that shows what has been sent; `asksItself`: as in `useFormFlow`; `behind`: the dialog closes
   * with the press. Default: there is something to send, the action words of the screen's document, no list, as it
   * is below the dialog, and the dialog waits for the answer.
   */
  submit: {
    label: Text;
    danger?: boolean;
    idle?: Text | undefined;
    failure?: Text | FailureWords;
    list?: string;
    asksItself?: boolean;
    behind?: Behind | undefined;
  };
  /** Sends the values. The dialog closes on 'done'; on an error the dialog stays open and shows it. */
  onSubmit: (values: T, doubt: Doubt) => Promise<Outcome>;
  /** Shown below the fields and usable while sending, such as progress with a stop button. Default: nothing. */
  below?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

export type FormDialogProps<V extends FormValues, T> = DialogFormProps<V, T> & Omit<DialogFrameProps, 'children'>;

/**
 * A dialog with a small form. Opens when rendered, and calls `onClose` when closed. Submits by its button, Ctrl+S and
 * Ctrl+Enter, once at a time; closes by Esc, the cross and a click outside, and asks first if values changed. Typed
 * values are saved as a draft and offered again.
 */
export function FormDialog<V extends FormValues, T>({ title, size, onClose, ...form }: FormDialogProps<V, T>) {
  return (
    <DialogFrame title={title} size={size} onClose={onClose}>
      {(frame) => <DialogForm {...form} frame={frame} />}
    </DialogFrame>
  );
}

/** The form in a dialog's frame, for a dialog that shows something else first. */
export function DialogForm<V extends FormValues, T>(props: DialogFormProps<V, T> & { frame: Frame }) {
  const { frame, form, submit, onSubmit, below, children } = props;
  const { label, danger = false, idle, failure, list, asksItself, behind } = submit;
  const { t } = useT();
  const hold = useSendHold();
  const { close } = frame;
  const flow = useFormFlow({
    ...{ form, idle, onSubmit, onDone: close, onLeave: close, list, failure, asksItself },
    behind: behind && { ...behind, leave: close },
  });
  const { fields, sending, error, press, leave } = flow;
  const placeFields = useCallback(
    (node: HTMLDivElement | null) => {
      fields.current = node;
      // Initial focus of the dialog.
      if (!node?.querySelector('[data-autofocus]')) firstField(node)?.setAttribute('data-autofocus', '');
    },
    [fields],
  );
  const offered = flow.draft.offered !== null;

  useLayoutEffect(() => {
    frame.leave.current = leave;
    return () => {
      frame.leave.current = null;
    };
  });
  useLayoutEffect(() => {
    const dialog = fields.current?.closest('[role=dialog]');
    // The dialog was open before the form: focus is still on a button of the frame.
    if (dialog?.contains(document.activeElement)) firstField(fields.current)?.focus();
  }, [fields]);
  useLayoutEffect(() => {
    // The draft's offer has been answered: move focus into the form.
    if (!offered && document.activeElement === document.body) firstField(fields.current)?.focus();
  }, [offered, fields]);

  return (
    <form
      ref={flow.frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <DialogBody>
        <DraftBanner draft={flow.draft} />
        <FormFilesProvider files={flow.files}>
          <div ref={placeFields} className={styles.fields} inert={flow.inert}>
            {children}
          </div>
        </FormFilesProvider>
        {below}
        {error && <FormFailure error={error} failure={failure} look={flow.look} />}
        <HoldNote savedAt={flow.draft.savedAt} />
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={leave} disabled={sending}>
          {t(hold ? 'Yopish' : 'Bekor qilish')}
        </Button>
        <Button
          type="submit"
          loading={sending}
          disabled={flow.blocked || flow.waits !== undefined}
          {...(danger && { color: 'red' })}
          title={hold ? t(hold.reason) : flow.waits}
        >
          {t(label)}
        </Button>
      </DialogFooter>
    </form>
  );
}

const firstField = (fields: Element | null) =>
  fields?.querySelector<HTMLElement>('[data-autofocus]') ??
  fields?.querySelector<HTMLElement>('input:not([aria-hidden]), textarea, button, [tabindex="0"]');
