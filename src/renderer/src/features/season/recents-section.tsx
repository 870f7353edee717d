import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { openedAlone } from '@/domains/initiative/links/address.ts';
import { recentsQuery } from '@/domains/initiative/recents/recents-query.ts';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import styles from './recents-section.module.css';

/** How many are shown; fewer in a low window. */
const SHOWN = 5;

/** On the desk: the initiatives that this person viewed last. Renders nothing without any. */
export function RecentsSection() {
  const { t, tr } = useT();
  const { data: recents = [] } = useQuery(recentsQuery);
  if (recents.length === 0) return null;
  return (
    <section aria-label={t("So'nggi ochilganlar")}>
      <h2 className={styles.title}>{t("So'nggi ochilganlar")}</h2>
      <ul className={styles.rows}>
        {recents.slice(0, SHOWN).map((recent) => {
          const { id, public_id, title, board_id } = recent;
          return (
            <li key={id}>
              <DrawnRecord of={recent} id={public_id ?? id}>
                {() => (
                  <Link
                    className={styles.row}
                    to={openedAlone({ id, publicId: public_id, board: board_id })}
                    data-desk-row
                  >
                    <span className={styles.name}>{title ? tr(title) : t('Sarlavhasiz tashabbus')}</span>
                    <span className={styles.id}>{public_id}</span>
                    <IconChevronRight size={16} stroke={1.7} aria-hidden />
                  </Link>
                )}
              </DrawnRecord>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
