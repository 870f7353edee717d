import { IconCheck, IconMinus, IconPoint } from '@tabler/icons-react';
import { useId } from 'react';
import { useT } from '@/i18n/use-t.ts';
import styles from './list-columns.module.css';
import type { ListCheck } from './use-list-check.ts';

/** The usual columns of a list's tables, with a mark on those missing in the chosen file. */
export function ListColumns({ check: { lists, found } }: { check: ListCheck }) {
  const { t } = useT();
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t("Bu ro'yxatda odatda bor ustunlar")}
      </h3>
      <ul className={styles.columns}>
        {lists.own.columns.map(({ title }) => {
          const missing = found?.missing.includes(title);
          const Sign = missing ? IconMinus : found ? IconCheck : IconPoint;
          return (
            <li key={title} className={styles.column} data-missing={missing || undefined}>
              <Sign size={16} stroke={1.7} aria-hidden />
              <span className={styles.name}>{t(title)}</span>
              {missing && <small>{t("faylda yo'q")}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
