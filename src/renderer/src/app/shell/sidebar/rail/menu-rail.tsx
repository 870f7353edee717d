import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import type { GroupId } from '../../../menu/screen.ts';
import styles from '../sidebar.module.css';
import { LongGroup } from './long-group.tsx';
import { ShortGroup } from './short-group.tsx';

export type MenuRailProps = {
  groups: readonly MenuGroup[];
  /** The group of the screen that is open. */
  activeGroup: GroupId | undefined;
};

/** The menu as a column of icons; each opens its group's entries beside it, by pointer or keyboard, one at a time. */
export function MenuRail({ groups, activeGroup }: MenuRailProps) {
  const { t } = useT();
  const [open, setOpen] = useState<GroupId | null>(null);

  // What the pointer alone has opened goes away by Esc too, and does not cover the palette.
  useWindowListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' || ((event.ctrlKey || event.metaKey) && event.code === 'KeyK')) setOpen(null);
  });

  return (
    <nav className={styles.nav} aria-label={t('Asosiy menyu')}>
      {groups.map((group) => {
        const Group = group.sections.length > 0 ? LongGroup : ShortGroup;
        return (
          <Group
            key={group.id}
            group={group}
            active={group.id === activeGroup}
            opened={group.id === open}
            // One that closes late must not close another that was opened meanwhile.
            onChange={(opened) => setOpen((now) => (opened ? group.id : now === group.id ? null : now))}
          />
        );
      })}
    </nav>
  );
}
