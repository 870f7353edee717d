import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import type { MenuGroup } from '../../../menu/menu.ts';
import { type GroupId, menuGroups, type Screen } from '../../../menu/screen.ts';
import styles from '../sidebar.module.css';
import { LongGroup } from './long-group.tsx';
import { ShortGroup } from './short-group.tsx';

export type MenuRailProps = {
  groups: readonly MenuGroup[];
  activeScreen: Screen | undefined;
};

/**
 * The menu as a column of icons. Each icon opens a fly-out with its group's entries, by pointer or keyboard, one at a
 * time.
 */
export function MenuRail({ groups, activeScreen }: MenuRailProps) {
  const { t } = useT();
  const activeGroups = activeScreen ? menuGroups(activeScreen) : [];
  const [open, setOpen] = useState<GroupId | null>(null);

  // A fly-out opened by hovering has no focus: Esc must close the fly-out from anywhere, and Ctrl+K must not leave it
  // above the palette.
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
            active={activeGroups.includes(group.id)}
            opened={group.id === open}
            // Race: a group that closes late must not close a group opened in the meantime.
            onChange={(opened) => setOpen((now) => (opened ? group.id : now === group.id ? null : now))}
          />
        );
      })}
    </nav>
  );
}
