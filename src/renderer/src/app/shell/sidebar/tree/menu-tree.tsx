import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import { menuGroups, type Screen } from '../../../menu/screen.ts';
import styles from '../sidebar.module.css';
import { TreeGroup } from './tree-group.tsx';

export type MenuTreeProps = {
  groups: readonly MenuGroup[];
  activeScreen: Screen | undefined;
};

/**
 * The menu as a list of groups, at most one of them expanded: the group of the open screen, until another is chosen. A
 * screen that stands in two groups leaves either of them expanded.
 */
export function MenuTree({ groups, activeScreen }: MenuTreeProps) {
  const { t } = useT();
  const activeGroups = activeScreen ? menuGroups(activeScreen) : [];
  const [activeGroup] = activeGroups;
  const [open, setOpen] = useState(activeGroup);
  const [seen, setSeen] = useState(activeGroup);
  if (activeGroup && activeGroup !== seen) {
    setSeen(activeGroup);
    // The first screen may arrive late; a group expanded in the meantime stays expanded.
    if (!open || (seen && !activeGroups.includes(open))) setOpen(activeGroup);
  }

  return (
    <nav className={styles.nav} aria-label={t('Asosiy menyu')}>
      {groups.map((group) => (
        <TreeGroup
          key={group.id}
          group={group}
          active={activeGroups.includes(group.id)}
          open={group.id === open}
          onToggle={() => setOpen(group.id === open ? undefined : group.id)}
        />
      ))}
    </nav>
  );
}
