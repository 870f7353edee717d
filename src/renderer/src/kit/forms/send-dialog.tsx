import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { ownWords } from '@/i18n/failure-words.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '../dialog.tsx';
import { useOpened } from '../use-opened.ts';
import { FailureAlert } from './failure-alert.tsx';
import styles from './form-dialog.module.css';
import { useFormKeys } from './use-form-keys.ts';
import { type Outcome, useSubmit } from './use-submit.ts';

export type SendDialogProps = {
  title: Text;
  /** The button that sends; null: there is nothing to send (any more), the dialog can only be closed. */
  submit: { label: Text; danger?: boolean } | null;
  /** Sends. The dialog closes when it is done; it stays with the error where this throws. */
  onSubmit: () => Promise<Outcome>;
  /** What is said where it failed; the platform's message comes below. */
  failure: Text;
  /** What is said where nobody knows whether it was carried out: what another press would do. */
  unsure: Text;
  /** Called when the dialog has gone: take it away. */
  onClose: () => void;
  /** What is sent, in words. */
  children: ReactNode;
};

/**
 * A dialog without fields, for what is sent after a last look. Show it by rendering it. Sends by its button,
 * Ctrl+S and Ctrl+Enter, once; closes by Esc, but not while it sends. What failed is said in it.
 */
export function SendDialog({ title, submit, onSubmit, failure, unsure, onClose, children }: SendDialogProps) {
  const { t } = useT();
  const { opened, close: hide } = useOpened();
  const body = useRef<HTMLDivElement>(null);
  const form = useForm({ initialValues: {} });
  const { send, sending, error } = useSubmit(form, body, onSubmit, hide);
  const close = () => {
    if (!sending) hide();
  };

  // Esc is the dialog's: nothing is typed here.
  useFormKeys(body, opened ? { send: submit && send } : null);

  return (
    <Dialog
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClose}
      title={t(title)}
      size={560}
      padding={0}
      classNames={{ header: styles.header, title: styles.title }}
    >
      <div ref={body} className={styles.body}>
        {children}
        {error && (
          <FailureAlert error={error} words={ownWords(failure)} unsure={`${t('Aloqa uzilib qoldi')}. ${t(unsure)}`} />
        )}
      </div>
      <footer className={styles.footer}>
        <Button variant="default" onClick={close} disabled={sending} data-autofocus>
          {t(submit ? 'Bekor qilish' : 'Yopish')}
        </Button>
        {submit && (
          <Button onClick={send} loading={sending} {...(submit.danger && { color: 'red' })}>
            {t(submit.label)}
          </Button>
        )}
      </footer>
    </Dialog>
  );
}
