import { Kbd } from '@mantine/core';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './flyout.module.css';

export type FlyoutKeysProps = {
  /** There is a query: Esc clears the query, and the results are a single column. */
  isTyped: boolean;
  /** The entries stand in several columns while the query is blank. */
  hasColumns: boolean;
};

/** Legend of the fly-out's keyboard shortcuts. */
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
