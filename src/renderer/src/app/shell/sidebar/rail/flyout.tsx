import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from '@/kit/keys/take-focus.tsx';
import type { MenuGroup } from '../../../menu/menu.ts';
import { FinderField } from '../finder/finder-field.tsx';
import { FoundList } from '../finder/found-list.tsx';
import { menuColumns, menuPlaces } from '../finder/places.ts';
import { useFinder } from '../finder/use-finder.ts';
import styles from './flyout.module.css';
import { FlyoutColumns } from './flyout-columns.tsx';
import { FlyoutKeys } from './flyout-keys.tsx';

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
