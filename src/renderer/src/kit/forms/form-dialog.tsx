import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '../dialog.tsx';
import { DraftBanner } from '../drafts/draft-banner.tsx';
import type { FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import { FormFilesProvider } from '../uploads/form-files.tsx';
import { useOpened } from '../use-opened.ts';
import styles from './form-dialog.module.css';
import { FormFailure } from './form-failure.tsx';
import { useFormFlow } from './use-form-flow.ts';
import type { Outcome } from './use-submit.ts';

export type FormDialogProps<V extends FormValues, T> = {
  title: Text;
  form: DraftedForm<V, T>;
  /**
   * The submit button. `idle`: pressing does nothing, as nothing is entered; `off`: disabled, as there is nothing left
   * to send; `failure`: words for a failure. Default: neither `idle` nor `off`, and the action words of the screen's
   * document.
   */
  submit: { label: Text; danger?: boolean; idle?: boolean; off?: boolean; failure?: Text | FailureWords };
  /** Sends the values. The dialog closes on 'done'; on an error the dialog stays open and shows it. */
  onSubmit: (values: T) => Promise<Outcome>;
  /** Called after the close transition: stop rendering the dialog. */
  onClose: () => void;
  /** Width in px. Default: 560. */
  size?: number;
  /** Shown below the fields and usable while sending, such as progress with a stop button. Default: nothing. */
  below?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/**
 * A dialog with a small form. Opens when rendered, and calls `onClose` when closed. Submits by its button, Ctrl+S and
 * Ctrl+Enter, once at a time; closes by Esc, the cross and a click outside, and asks first if values changed. Typed
 * values are saved as a draft and offered again.
 */
export function FormDialog<V extends FormValues, T>({
  title,
  form,
  submit: { label, danger = false, idle = false, off = false, failure },
  onSubmit,
  onClose,
  size = 560,
  below,
  children,
}: FormDialogProps<V, T>) {
  const { t } = useT();
  const { opened, close: hide } = useOpened();
  const flow = useFormFlow({ form, idle: idle || off, onSubmit, onDone: hide, onLeave: hide, opened });
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
    // The draft's offer has been answered: move focus into the form.
    if (!offered && document.activeElement === document.body) firstField(fields.current)?.focus();
  }, [offered, fields]);

  return (
    <Dialog
      opened={opened}
      onClose={leave}
      onExitTransitionEnd={onClose}
      title={t(title)}
      size={size}
      padding={0}
      closeOnEscape={false}
      classNames={{ header: styles.header, title: styles.title }}
    >
      <form
        ref={flow.frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <div className={styles.body}>
          <DraftBanner draft={flow.draft} />
          <FormFilesProvider files={flow.files}>
            <div ref={placeFields} className={styles.fields} inert={flow.inert}>
              {children}
            </div>
          </FormFilesProvider>
          {below}
          {error && <FormFailure error={error} failure={failure} />}
        </div>
        <footer className={styles.footer}>
          <Button variant="default" onClick={leave} disabled={sending}>
            {t('Bekor qilish')}
          </Button>
          <Button type="submit" loading={sending} disabled={flow.blocked || off} {...(danger && { color: 'red' })}>
            {t(label)}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

const firstField = (fields: Element | null) =>
  fields?.querySelector<HTMLElement>('[data-autofocus]') ??
  fields?.querySelector<HTMLElement>('input:not([aria-hidden]), textarea, button, [tabindex="0"]');
