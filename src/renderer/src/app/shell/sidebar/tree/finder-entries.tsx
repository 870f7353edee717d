import type { MenuGroup } from '../../../menu/menu.ts';
import { FinderField } from '../finder/finder-field.tsx';
import { FoundList } from '../finder/found-list.tsx';
import type { Place } from '../finder/places.ts';
import { useFinder } from '../finder/use-finder.ts';
import { EntryList } from './entry-list.tsx';
import styles from './tree.module.css';

/** The sections are links, which Tab reaches. */
const NO_PLACES: readonly Place[] = [];
const stay = () => {};

export type FinderEntriesProps = {
  group: MenuGroup;
  /** The keyboard goes back to the head of the group. */
  onLeave: () => void;
};

/**
 * The entries of a long group of the wide menu: a field, and below it the sections. What is found covers them, so that the
 * heads below stay where they are while one types.
 */
export function FinderEntries({ group, onLeave }: FinderEntriesProps) {
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
