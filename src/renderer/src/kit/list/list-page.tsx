import type { ReactNode, Ref } from 'react';
import styles from './list-page.module.css';

export type ListPageProps = {
  /** First line, left: what is listed, and the search. Default: nothing. */
  toolbar?: ReactNode;
  /** First line, right: buttons. Default: none. */
  actions?: ReactNode;
  /** Second line: filters. Default: none. */
  filters?: ReactNode;
  /** The table. */
  children: ReactNode;
  /** Footer with total and pages. Default: none. */
  pager?: ReactNode;
  /** Ref for measuring the panel (`useWiderThan`). */
  ref?: Ref<HTMLElement>;
};

/** The panel of a list screen. The title is in the shell's header. */
export function ListPage({ toolbar, actions, filters, children, pager, ref }: ListPageProps) {
  return (
    <section ref={ref} className={styles.panel}>
      {(toolbar || actions || filters) && (
        <div className={styles.head}>
          {(toolbar || actions) && (
            <div className={styles.line}>
              <div className={styles.toolbar}>{toolbar}</div>
              {actions && <div className={styles.actions}>{actions}</div>}
            </div>
          )}
          {filters && <div className={styles.line}>{filters}</div>}
        </div>
      )}
      {children}
      {pager}
    </section>
  );
}
