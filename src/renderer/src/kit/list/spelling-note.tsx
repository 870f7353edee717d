import { useT } from '@/i18n/use-t.ts';
import type { Spelled } from '../either-script.ts';
import styles from './spelling-note.module.css';

/** Says which spelling of the query found the rows, where it is not the one that was typed. */
export function SpellingNote({ of }: { of: Spelled | undefined }) {
  const { t } = useT();
  if (of?.spelling === undefined) return null;
  return (
    <p className={styles.note} role="status">
      {t("«{{query}}» bo'yicha", { query: of.spelling })}
    </p>
  );
}
