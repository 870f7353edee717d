import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import type { GroupId } from '../../../menu/screen.ts';
import styles from '../sidebar.module.css';
import { TreeGroup } from './tree-group.tsx';

export type MenuTreeProps = {
  groups: readonly MenuGroup[];
  /** The group of the screen that is open. */
  activeGroup: GroupId | undefined;
};

/** The menu with its groups one below the other, one of them open: that of the open screen, until another is chosen. */
export function MenuTree({ groups, activeGroup }: MenuTreeProps) {
  const { t } = useT();
  const [open, setOpen] = useState(activeGroup);
  const [seen, setSeen] = useState(activeGroup);
  if (activeGroup && activeGroup !== seen) {
    setSeen(activeGroup);
    // The first screen may come late: somebody may have opened another group by then.
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
