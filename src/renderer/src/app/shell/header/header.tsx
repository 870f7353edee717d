import { Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import { useToday } from '@/entities/today.ts';
import { weekdayOf } from '@/i18n/calendar-words.ts';
import { formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { GROUPS } from '../../menu/screen.ts';
import { ColorSchemeSwitch, useColorScheme } from '../../switches/color-scheme-switch.tsx';
import { ScriptSwitch } from '../../switches/script-switch.tsx';
import { DownloadsTray } from '../downloads/downloads-tray.tsx';
import type { Trail } from '../trail.ts';
import styles from './header.module.css';
import { UserMenu } from './user-menu.tsx';

/** Breadcrumbs: the menu group of the page, then the screens passed on the way. */
function Breadcrumbs({ trail }: { trail: Trail }) {
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

/** The day above the title of a page about today: "Payshanba, 10.09.2026". */
function DayLine() {
  const { script } = useT();
  const now = new Date(useToday()).toISOString();
  const weekday = weekdayOf(now, script);
  return <p className={styles.day}>{`${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${formatDate(now)}`}</p>;
}

/** Page title and breadcrumbs, downloads, the script and colour-scheme switches, the user menu. */
export function Header({ trail }: { trail: Trail }) {
  const { t } = useT();
  const { label } = useColorScheme();
  const title = t(trail.screen?.title ?? 'Boshqaruv paneli');
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        {trail.screen?.dated ? <DayLine /> : <Breadcrumbs trail={trail} />}
        <h1 className={styles.title} title={title}>
          {title}
        </h1>
      </div>
      <div className={styles.tools}>
        <DownloadsTray />
        <Tooltip label={label}>
          <ColorSchemeSwitch />
        </Tooltip>
        <ScriptSwitch />
        <UserMenu />
      </div>
    </header>
  );
}
