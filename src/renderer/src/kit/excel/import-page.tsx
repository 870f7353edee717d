import type { ReactNode } from 'react';
import { FormPanel } from '../forms/form-panel.tsx';
import { ImportBody } from './import-body.tsx';
import styles from './import-page.module.css';
import { type ImportOptions, useImportForm } from './use-import-form.ts';

export type ImportPageProps = ImportOptions & {
  /** Leaves the page: by Esc, and once the file has been taken in. Default: it stays, for another file. */
  onLeave?: () => void;
  /** Buttons beside the one that sends. Default: none. */
  actions?: ReactNode;
  /** Fields beside the file, at the left. Default: none. */
  children?: ReactNode;
};

/** The import of a table as a page (`useImportForm`). Its title stands in the shell's header. */
export function ImportPage({ onLeave, actions, children, ...options }: ImportPageProps) {
  const form = useImportForm(options, { onLeave, escapes: onLeave !== undefined });
  return (
    <FormPanel>
      <div className={styles.page}>
        <ImportBody form={form} actions={actions} stays={!onLeave}>
          {children}
        </ImportBody>
      </div>
    </FormPanel>
  );
}
