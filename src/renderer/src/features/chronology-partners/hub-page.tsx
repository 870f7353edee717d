import { type Icon, IconBuildingBank, IconChevronRight, IconCrane } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { contractors } from './contractors.ts';
import styles from './hub-page.module.css';
import { orderers } from './orderers.ts';

type Way = { to: string; title: Text; about: Text; icon: Icon };

const WAYS: readonly Way[] = [
  {
    to: orderers.address,
    title: orderers.label,
    about: "Mavsum bo'yicha ishlarga buyurtma bergan tashkilotlar va ularga ajratilgan mablag'",
    icon: IconBuildingBank,
  },
  {
    to: contractors.address,
    title: contractors.label,
    about: "Mavsum bo'yicha ishlarni bajaradigan tashkilotlar va ularning shartnomalari",
    icon: IconCrane,
  },
];

/** Page of the menu entry "chronology": leads to the orderers and to the contractors (S166, Z-024). */
export function Component() {
  const { t } = useT();
  return (
    <ListPage>
      <ul className={styles.ways}>
        {WAYS.map(({ to, title, about, icon: Sign }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <Sign className={styles.sign} size={28} stroke={1.5} aria-hidden />
              <span>
                <span className={styles.title}>{t(title)}</span>
                <span className={styles.about}>{t(about)}</span>
              </span>
              <IconChevronRight className={styles.arrow} size={20} stroke={1.7} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
