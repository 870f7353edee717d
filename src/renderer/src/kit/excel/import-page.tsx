import type { ReactNode } from 'react';
import { FormPanel } from '../forms/form-panel.tsx';
import { ImportBody } from './import-body.tsx';
import styles from './import-page.module.css';
import { type ImportOptions, useImportForm } from './use-import-form.ts';

export type ImportPageProps = ImportOptions & {
  /** Leaves the page: on Esc, and after a successful import. Default: the page stays, for another file. */
  onLeave?: () => void;
  /** Buttons beside the send button. Default: none. */
  actions?: ReactNode;
  /** Fields to the left of the file. Default: none. */
  children?: ReactNode;
};

/** The import of a table as a page (`useImportForm`). The title is in the shell's header. */
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
