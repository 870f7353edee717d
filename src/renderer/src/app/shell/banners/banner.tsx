import type { ReactNode } from 'react';
import styles from './banners.module.css';

export type BannerProps = {
  icon: ReactNode;
  children: ReactNode;
  /** Buttons at the end. */
  action: ReactNode;
  /** Default: `warning`. */
  tone?: 'warning' | 'calm';
};

/** A line above the page about the state of the whole window. */
export function Banner({ icon, children, action, tone = 'warning' }: BannerProps) {
  return (
    <div className={styles.banner} role="status" data-tone={tone}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
