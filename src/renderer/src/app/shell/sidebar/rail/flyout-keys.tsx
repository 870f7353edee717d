import { Kbd } from '@mantine/core';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './flyout.module.css';

export type FlyoutKeysProps = {
  /** Something is typed: Esc takes it away, and the arrows have one column. */
  isTyped: boolean;
  /** Entries stand side by side while nothing is typed. */
  hasColumns: boolean;
};

/** The keys of the fly-out, for those who do not know them yet. */
export function FlyoutKeys({ isTyped, hasColumns }: FlyoutKeysProps) {
  const arrows = hasColumns && !isTyped ? '↑ ↓ ← →' : '↑ ↓';
  return (
    <footer className={styles.keys}>
      <Key of={arrows} does="tanlash" />
      <Key of="↵" does="ochish" />
      <Key of="Esc" does={isTyped ? 'tozalash' : 'yopish'} />
      <Key of="Ctrl K" does="barcha sahifalar" />
    </footer>
  );
}

function Key({ of, does }: { of: string; does: Text }) {
  const { t } = useT();
  return (
    <span>
      <Kbd>{of}</Kbd> {t(does)}
    </span>
  );
}
