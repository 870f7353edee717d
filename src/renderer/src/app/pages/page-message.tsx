import type { ReactNode } from 'react';
import styles from './pages.module.css';

export type PageMessageProps = {
  /** Drawn large above the title, decorative. */
  icon: ReactNode;
  title: string;
  /** `h1` where no header stands above the page. Default: `h2`. */
  heading?: 'h1' | 'h2';
  /** A sentence on what happened or what to do. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
};

/** A whole page that says one thing. */
export function PageMessage({ icon, title, heading: Heading = 'h2', children, actions }: PageMessageProps) {
  return (
    <section className={styles.message}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
