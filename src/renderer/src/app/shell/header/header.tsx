import { Tooltip } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { ColorSchemeSwitch, useColorScheme } from '../../switches/color-scheme-switch.tsx';
import { ScriptSwitch } from '../../switches/script-switch.tsx';
import { DownloadsTray } from '../downloads/downloads-tray.tsx';
import type { Trail } from '../trail.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DayLine } from './day-line.tsx';
import styles from './header.module.css';
import { UserMenu } from './user-menu.tsx';

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
