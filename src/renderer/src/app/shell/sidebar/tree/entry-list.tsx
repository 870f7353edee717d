import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import type { MenuSection } from '../../../menu/menu.ts';
import { screenPath } from '../../../menu/screen.ts';
import styles from './tree.module.css';

/** Entries of the wide menu by section; scrolls the entry of the open screen into view. */
export function EntryList({ sections }: { sections: readonly MenuSection[] }) {
  const { t } = useT();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry depends on the address
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <div ref={list} className={styles.entries}>
      {sections.map(({ title, screens }) => (
        <section key={title ?? ''} className={styles.section} aria-label={title && t(title)}>
          {title && (
            <div className={styles.sectionTitle} aria-hidden>
              {t(title)}
            </div>
          )}
          <ul className={styles.list}>
            {screens.map((screen) => (
              <li key={screen.path}>
                <NavLink to={screenPath(screen)} className={() => styles.entry}>
                  {t(screen.title)}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
