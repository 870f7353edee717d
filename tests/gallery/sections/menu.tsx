import type { Role } from '@shared/roles.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { menuFor, screenAt } from '@/app/menu/menu.ts';
import { MenuRail } from '@/app/shell/sidebar/rail/menu-rail.tsx';
import classes from '@/app/shell/sidebar/sidebar.module.css';
import { MenuTree } from '@/app/shell/sidebar/tree/menu-tree.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { HUNDRED } from '../stub/screens.ts';

const ROLE: Role = 'admin';

/** The menu of a hundred screens, as a rail and wide: the program has fewer so far. */
export function Menu() {
  const { pathname } = useLocation();
  const [groups] = useState(() => menuFor(ROLE, HUNDRED));
  const activeScreen = screenAt(pathname, HUNDRED);
  return (
    <>
      <h2 className={styles.section}>Menu</h2>
      <div className={styles.cases}>
        <Case of="app/menu-rail" note="a hundred screens" value={pathname}>
          <aside className={`${classes.sidebar} ${styles.rail}`} data-rail>
            <MenuRail groups={groups} activeScreen={activeScreen} />
          </aside>
        </Case>
        <Case of="app/menu-tree" note="a hundred screens" value={pathname}>
          <aside className={`${classes.sidebar} ${styles.sidebar}`}>
            <MenuTree groups={groups} activeScreen={activeScreen} />
          </aside>
        </Case>
      </div>
    </>
  );
}
