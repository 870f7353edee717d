import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import type { MenuGroup, MenuSection } from '../../../menu/menu.ts';
import { screenPath } from '../../../menu/screen.ts';
import { FinderField } from '../finder/finder-field.tsx';
import { FoundList } from '../finder/found-list.tsx';
import type { MenuPlace } from '../finder/places.ts';
import { useFinder } from '../finder/use-finder.ts';
import { GROUP_ICONS } from '../group-icons.ts';
import styles from './tree.module.css';

export type TreeGroupProps = {
  group: MenuGroup;
  active: boolean;
  open: boolean;
  onToggle: () => void;
};

/** A group of the wide menu: its head, and its entries while expanded. */
export function TreeGroup({ group, active, open, onToggle }: TreeGroupProps) {
  const { t } = useT();
  const head = useRef<HTMLButtonElement>(null);
  const Icon = GROUP_ICONS[group.id];
  const Chevron = open ? IconChevronDown : IconChevronRight;
  const entriesId = `menu-${group.id}`;
  const isLong = group.sections.length > 0;
  return (
    <section className={styles.treeGroup} data-long={(open && isLong) || undefined}>
      <UnstyledButton
        ref={head}
        className={styles.group}
        data-active={active || undefined}
        aria-expanded={open}
        aria-controls={entriesId}
        onClick={onToggle}
      >
        <Icon size={18} stroke={1.7} className={styles.groupIcon} />
        <span className={styles.groupTitle}>{t(group.title)}</span>
        <Chevron size={16} stroke={1.7} />
      </UnstyledButton>
      <div id={entriesId} className={styles.groupBody} hidden={!open}>
        {open && isLong && <FinderEntries group={group} onLeave={() => head.current?.focus()} />}
        {open && !isLong && <EntryList sections={[{ screens: group.screens }]} />}
      </div>
    </section>
  );
}

/** None: the sections are links in the tab order, so the arrow keys have nothing to move over. */
const NO_PLACES: readonly MenuPlace[] = [];
const stay = () => {};

type FinderEntriesProps = {
  group: MenuGroup;
  /** Called when the focus goes back to the head of the group. */
  onLeave: () => void;
};

/**
 * Entries of a long group in the wide menu: a search field above the sections. The results cover the sections, so that
 * the group heads below do not move during typing.
 */
function FinderEntries({ group, onLeave }: FinderEntriesProps) {
  const finder = useFinder({ group, places: NO_PLACES, onOpen: stay, onLeave });
  const { isTyped, found } = finder;
  return (
    <>
      <div className={styles.finder}>
        <FinderField finder={finder} hasList={isTyped && found.length > 0} />
      </div>
      <div className={styles.stack} data-covered={isTyped || undefined}>
        <EntryList sections={group.sections} />
        {isTyped && (
          <div className={styles.cover}>
            <FoundList finder={finder} />
          </div>
        )}
      </div>
    </>
  );
}

/** Entries of the wide menu by section; scrolls the entry of the open screen into view. */
function EntryList({ sections }: { sections: readonly MenuSection[] }) {
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
