import { Kbd } from '@mantine/core';
import { useMemo } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from '@/kit/keys/take-focus.tsx';
import type { MenuGroup } from '../../../menu/menu.ts';
import { FinderField } from '../finder/finder-field.tsx';
import { FinderOption } from '../finder/finder-option.tsx';
import { FoundList } from '../finder/found-list.tsx';
import { type MenuColumn, menuColumns, menuPlaces } from '../finder/places.ts';
import { type Finder, useFinder } from '../finder/use-finder.ts';
import styles from './flyout.module.css';

export type FlyoutProps = {
  group: MenuGroup;
  /** Focus the search field on mount. */
  takesFocus: boolean;
  /** Called when a screen is being opened. */
  onOpen: () => void;
  /** Called when the focus goes back to the rail. */
  onLeave: () => void;
};

/** Fly-out of a long group beside the rail: the sections in columns, or the search results. */
export function Flyout({ group, takesFocus, onOpen, onLeave }: FlyoutProps) {
  const { t } = useT();
  const columns = useMemo(() => menuColumns(group.sections), [group]);
  const places = useMemo(() => menuPlaces(columns), [columns]);
  const finder = useFinder({ group, places, onOpen, onLeave });
  const { isTyped, found } = finder;

  return (
    <div className={styles.card} data-wide={(!isTyped && columns.length > 2) || undefined}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t(group.title)}</h2>
        <span className={styles.count}>{isTyped && t('{{count}} ta', { count: found.length })}</span>
        <div className={styles.field}>
          <FinderField finder={finder} hasList={!isTyped || found.length > 0} />
        </div>
      </header>
      <div className={styles.entries}>
        {isTyped ? <FoundList finder={finder} /> : <FlyoutColumns columns={columns} finder={finder} />}
      </div>
      <FlyoutKeys isTyped={isTyped} hasColumns={columns.length > 1} />
      {takesFocus && <TakeFocus />}
    </div>
  );
}

type FlyoutColumnsProps = {
  columns: readonly MenuColumn[];
  finder: Finder;
};

/** Sections of a group, in columns side by side. */
function FlyoutColumns({ columns, finder }: FlyoutColumnsProps) {
  const { t } = useT();
  return (
    <div id={finder.listId} role="listbox" aria-label={t('Sahifalar')} className={styles.columns}>
      {columns.map((sections, column) => (
        <div key={sections[0]?.screens[0]?.path} className={styles.column}>
          {sections.map(({ title, screens }, index) => {
            const titleId = `${finder.listId}-${column}-${index}`;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
              <div key={titleId} role="group" aria-labelledby={title && titleId} className={styles.section}>
                {title && (
                  <div id={titleId} role="presentation" className={styles.sectionTitle}>
                    {t(title)}
                  </div>
                )}
                {screens.map((screen) => (
                  <FinderOption key={screen.path} finder={finder} screen={screen}>
                    {t(screen.title)}
                  </FinderOption>
                ))}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

type FlyoutKeysProps = {
  /** There is a query: Esc clears the query, and the results are a single column. */
  isTyped: boolean;
  /** The entries stand in several columns while the query is blank. */
  hasColumns: boolean;
};

/** Legend of the fly-out's keyboard shortcuts. */
function FlyoutKeys({ isTyped, hasColumns }: FlyoutKeysProps) {
  const arrows = hasColumns && !isTyped ? '↑ ↓ ← →' : '↑ ↓';
  return (
    <footer className={styles.keys}>
      <Key of={arrows} does="tanlash" />
      <Key of="↵" does="ochish" />
      <Key of="Esc" does={isTyped ? 'tozalash' : 'yopish'} />
      <Key of="Ctrl K" does="barcha sahifalar" />
    </footer>
  );
}

function Key({ of, does }: { of: string; does: Text }) {
  const { t } = useT();
  return (
    <span>
      <Kbd>{of}</Kbd> {t(does)}
    </span>
  );
}
