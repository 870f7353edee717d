import type { ReactNode } from 'react';
import styles from './pages.module.css';

export type PageMessageProps = {
  /** Decorative; drawn large above the title. */
  icon: ReactNode;
  title: string;
  /** `h1` where no header stands above the page. Default: `h2`. */
  heading?: 'h1' | 'h2';
  /** A sentence on the cause or the next step. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
};

/** A full page with a single message. */
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
