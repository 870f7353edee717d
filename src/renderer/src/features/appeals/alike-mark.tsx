import { useT } from '@/i18n/use-t.ts';
import type { Appeal } from './appeal.ts';
import styles from './columns.module.css';
import { useInSelection } from './selection.tsx';

/** The number of new appeals like this one, on the first of them; a press selects them all. */
export function AlikeMark({ appeal }: { appeal: Appeal }) {
  const { t } = useT();
  const selection = useInSelection();
  const alike = selection?.alike(appeal) ?? [];
  if (!selection || alike[0] !== appeal) return null;
  return (
    <button
      type="button"
      className={styles.alike}
      title={t("O'xshashlarini belgilash")}
      onClick={() => selection.toggleAlike(appeal)}
    >
      {t("{{count}} ta o'xshash", { count: alike.length })}
    </button>
  );
}
