import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconListCheck,
  IconSearch,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { BrandMark } from '@/kit/brand/brand-mark.tsx';
import { CommandKey, useCommandKey } from '@/kit/commands/command-key.tsx';
import { openPalette } from '@/kit/palette/open-palette.ts';
import { useMe } from '@/session/session.ts';
import { goToId } from '../../menu/go-to.ts';
import { menuFor } from '../../menu/menu.ts';
import { SCREENS } from '../../menu/registry.ts';
import { mayOpen, type Screen, screenPath } from '../../menu/screen.ts';
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

/** Path of the person's own desk, which stands above the menu. */
const DESK = 'desk';

const screen = SCREENS.find(({ path }) => path === DESK);
const command = goToId({ path: DESK });

/** The desk's line above the menu, for roles that have a desk. */
function DeskLine({ rail, active }: { rail: boolean; active: boolean }) {
  const { t } = useT();
  const { role } = useMe();
  const key = useCommandKey(command);
  if (!screen || !mayOpen(role, screen)) return null;
  const label = t(screen.title);
  const here = active ? 'page' : undefined;
  if (rail)
    return (
      <>
        <Tooltip label={[label, key].filter(Boolean).join(' · ')} position="right">
          <ActionIcon
            component={Link}
            to={screenPath(screen)}
            className={styles.deskIcon}
            size="lg"
            aria-label={label}
            aria-current={here}
          >
            <IconListCheck size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        <hr className={styles.deskEnd} />
      </>
    );
  return (
    <UnstyledButton component={Link} to={screenPath(screen)} className={styles.deskLine} aria-current={here}>
      <IconListCheck size={18} stroke={1.7} aria-hidden />
      <span>{label}</span>
      <CommandKey of={command} />
    </UnstyledButton>
  );
}
