import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { BrandMark } from '@/kit/brand/brand-mark.tsx';
import { CommandKey, useCommandKey } from '@/kit/commands/command-key.tsx';
import { openPalette } from '@/kit/palette/open-palette.ts';
import { useMe } from '@/session/session.ts';
import { menuFor } from '../../menu/menu.ts';
import { SCREENS } from '../../menu/registry.ts';
import type { Screen } from '../../menu/screen.ts';
import { DESK, DeskLine } from './desk-line.tsx';
import { MenuRail } from './rail/menu-rail.tsx';
import { ReviewWindowCard } from './review-window-card.tsx';
import styles from './sidebar.module.css';
import { MenuTree } from './tree/menu-tree.tsx';

export type SidebarProps = {
  /** Collapsed to a rail of icons, 64 px wide instead of 335. */
  rail: boolean;
  onToggle: () => void;
  activeScreen: Screen | undefined;
};

/** Sidebar: brand, palette button, the person's own desk, menu of the role, and the review window at the bottom. */
export function Sidebar({ rail, onToggle, activeScreen }: SidebarProps) {
  const { t } = useT();
  const { role } = useMe();
  const groups = useMemo(() => menuFor(role, SCREENS), [role]);
  const toggleLabel = rail ? t('Menyuni yoyish') : t("Menyuni yig'ish");
  const ToggleIcon = rail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const Menu = rail ? MenuRail : MenuTree;
  const atDesk = activeScreen?.path === DESK;

  return (
    <aside className={styles.sidebar} data-rail={rail || undefined}>
      <div className={styles.top}>
        <BrandMark />
        {!rail && (
          <div className={styles.brand}>
            <span className={styles.product}>{t('Tashabbusli budjet')}</span>
            <span className={styles.panel}>{t('Boshqaruv paneli')}</span>
          </div>
        )}
        <Tooltip label={toggleLabel} position={rail ? 'right' : 'bottom'}>
          <ActionIcon
            className={styles.toggle}
            size="md"
            aria-label={toggleLabel}
            aria-expanded={!rail}
            onClick={onToggle}
          >
            <ToggleIcon size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
      <PaletteButton rail={rail} />
      <DeskLine rail={rail} active={atDesk} />
      <Menu groups={groups} activeScreen={atDesk ? undefined : activeScreen} />
      {!rail && <ReviewWindowCard />}
    </aside>
  );
}

/** Opens the command palette. */
function PaletteButton({ rail }: { rail: boolean }) {
  const { t } = useT();
  const label = t("Sahifaga o'tish");
  const key = useCommandKey('palette');
  if (rail) {
    return (
      <Tooltip label={[label, key].filter(Boolean).join(' · ')} position="right">
        <ActionIcon
          className={styles.paletteIcon}
          size="md"
          aria-label={label}
          data-command-key="palette"
          onClick={openPalette}
        >
          <IconSearch size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <UnstyledButton className={styles.palette} onClick={openPalette}>
      <IconSearch size={16} stroke={1.7} />
      <span className={styles.paletteLabel}>{label}</span>
      <CommandKey of="palette" />
    </UnstyledButton>
  );
}
