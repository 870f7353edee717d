import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import type { GroupId } from '../../../menu/screen.ts';
import styles from '../sidebar.module.css';
import { TreeGroup } from './tree-group.tsx';

export type MenuTreeProps = {
  groups: readonly MenuGroup[];
  /** Group of the open screen. */
  activeGroup: GroupId | undefined;
};

/**
 * The menu as a list of groups, at most one of them expanded: the group of the open screen, until another is chosen.
 */
export function MenuTree({ groups, activeGroup }: MenuTreeProps) {
  const { t } = useT();
  const [open, setOpen] = useState(activeGroup);
  const [seen, setSeen] = useState(activeGroup);
  if (activeGroup && activeGroup !== seen) {
    setSeen(activeGroup);
    // The first screen may arrive late; a group expanded in the meantime stays expanded.
    setOpen(seen ? activeGroup : (open ?? activeGroup));
  }

  return (
    <nav className={styles.nav} aria-label={t('Asosiy menyu')}>
      {groups.map((group) => (
        <TreeGroup
          key={group.id}
          group={group}
          active={group.id === activeGroup}
          open={group.id === open}
          onToggle={() => setOpen(group.id === open ? undefined : group.id)}
        />
      ))}
    </nav>
  );
}
