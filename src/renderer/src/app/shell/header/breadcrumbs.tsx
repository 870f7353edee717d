import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { GROUPS } from '../../menu/screen.ts';
import type { Trail } from '../trail.ts';
import styles from './header.module.css';

/** Breadcrumbs: the menu group of the page, then the screens passed on the way. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  const { t, tr } = useT();
  const group = GROUPS.find(({ id }) => id === trail.screen?.group);
  if (!group) return null;
  return (
    <nav aria-label={t("Yo'l")}>
      <ol className={styles.crumbs}>
        <li title={t(group.title)}>{t(group.title)}</li>
        {trail.crumbs.map((crumb) => (
          <li key={crumb.path ?? crumb.title} title={tr(crumb.title)}>
            {crumb.path ? <Link to={crumb.path}>{tr(crumb.title)}</Link> : tr(crumb.title)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
