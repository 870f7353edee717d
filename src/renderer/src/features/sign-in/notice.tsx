import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

/** Message above the fields, announced at once. `bad`: an error, else a warning. */
export function Notice({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  return (
    <div className={styles.notice} data-bad={bad || undefined} role="alert">
      <IconAlertCircle size={18} stroke={1.7} className={styles.noticeIcon} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
