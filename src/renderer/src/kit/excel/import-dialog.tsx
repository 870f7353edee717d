import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '../dialog.tsx';
import { ImportBody } from './import-body.tsx';
import styles from './import-dialog.module.css';
import { type ImportOptions, useImportForm } from './use-import-form.ts';

export type ImportDialogProps = ImportOptions & {
  title: Text;
  /**
   * Name of the record, in the platform's words; shown above the file. Default: none, the import is of a whole list.
   */
  about?: string;
  /** Fields to the left of the file. Default: none. */
  children?: ReactNode;
};

/** The import of a table in a dialog (`useImportForm`); cannot be closed while the upload is in flight. */
export function ImportDialog({ title, about, children, ...options }: ImportDialogProps) {
  const { t } = useT();
  const { opened } = options.flow;
  const form = useImportForm(options, { opened });
  return (
    <Dialog
      opened={opened}
      onClose={form.leave}
      title={t(title)}
      size={1040}
      padding={0}
      classNames={{ header: styles.header, body: styles.dialog }}
      closeOnClickOutside={false}
      closeOnEscape={!form.sending}
      withCloseButton={!form.sending}
    >
      {about !== undefined && <p className={styles.about}>{about}</p>}
      <ImportBody form={form}>{children}</ImportBody>
    </Dialog>
  );
}
