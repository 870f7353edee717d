import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { useNotices } from '@/kit/notices.ts';
import styles from './starred-section.module.css';
import { countIdOf, type OfferedView } from './use-views.ts';

export type StarredSectionProps = {
  offered: readonly OfferedView[];
  /** Draws the count with this id. Null: none is read. */
  count: ((id: string) => ReactNode) | null;
};

/** On the desk: the starred views, each with its count, or that its filter is gone. Renders nothing without any. */
export function StarredSection({ offered, count }: StarredSectionProps) {
  const { t, tr } = useT();
  const notices = useNotices();
  const shown = offered.filter(({ starred }) => starred);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t("Ko'rinishlarim")}>
      <h2 className={styles.title}>{t("Ko'rinishlarim")}</h2>
      <ul className={styles.views}>
        {shown.map((view) => (
          <li key={view.id}>
            <Link
              className={styles.view}
              to={view.to}
              data-desk-row
              onClick={() => view.gone && notices.warn("Bu ko'rinishdagi filtr endi yo'q")}
            >
              <span className={styles.name}>{tr(view.name)}</span>
              {view.gone ? (
                <small>{t("Bu ko'rinishdagi filtr endi yo'q")}</small>
              ) : (
                count && <strong>{count(countIdOf(view))}</strong>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
