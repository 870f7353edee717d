import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './large-form-dialog.module.css';

export type LargeFormDialogProps = {
  title: Text;
  /** A `FormFrame` or a `ReadFrame`, which knows how it is left. */
  children: ReactNode;
};

/** A dialog around a large form. It goes by the form's own buttons and Esc only, as those ask about what is typed. */
export function LargeFormDialog({ title, children }: LargeFormDialogProps) {
  const { t } = useT();
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t(title)}
      size={912}
      padding={0}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      classNames={{ header: styles.header, title: styles.title, body: styles.body, content: styles.content }}
    >
      {children}
    </Modal>
  );
}
