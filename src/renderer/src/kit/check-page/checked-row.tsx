import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './check-page.module.css';

const ICONS = { good: IconCircleCheck, warning: IconAlertTriangle, bad: IconCircleX, unknown: IconHelpCircle };

export type CheckedRowProps = {
  name: Text;
  state: keyof typeof ICONS;
  /** The state in a word: colour and icon never stand alone. */
  word: Text;
  /** What is right below the name, such as a host. Default: nothing. */
  host?: string | null;
  /** The figure below the word. Default: none. */
  figure?: string | null;
  /** What was found, each text a paragraph. Default: nothing. */
  texts?: readonly string[];
};

/** One thing that was checked: its state by icon and word, and what was found or can be done. */
export function CheckedRow({ name, state, word, host, figure, texts = [] }: CheckedRowProps) {
  const { t } = useT();
  const Icon = ICONS[state];
  return (
    <li className={styles.row} data-state={state}>
      <Icon size={22} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.what}>
        <span className={styles.name}>{t(name)}</span>
        {host && <span className={styles.host}>{host}</span>}
        {texts.map((text) => (
          <p key={text} className={styles.found}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.outcome}>
        <span className={styles.state}>{t(word)}</span>
        {figure && <span className={styles.figure}>{figure}</span>}
      </div>
    </li>
  );
}

export type CheckedListProps = { label: Text; busy?: boolean; children: ReactNode };

/** What was checked, by rows. */
export function CheckedList({ label, busy = false, children }: CheckedListProps) {
  const { t } = useT();
  return (
    <ul className={styles.list} aria-label={t(label)} aria-busy={busy}>
      {children}
    </ul>
  );
}
