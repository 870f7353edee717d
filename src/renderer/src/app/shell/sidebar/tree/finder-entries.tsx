import type { MenuGroup } from '../../../menu/menu.ts';
import { FinderField } from '../finder/finder-field.tsx';
import { FoundList } from '../finder/found-list.tsx';
import type { MenuPlace } from '../finder/places.ts';
import { useFinder } from '../finder/use-finder.ts';
import { EntryList } from './entry-list.tsx';
import styles from './tree.module.css';

/** None: the sections are links in the tab order, so the arrow keys have nothing to move over. */
const NO_PLACES: readonly MenuPlace[] = [];
const stay = () => {};

export type FinderEntriesProps = {
  group: MenuGroup;
  /** Called when the focus goes back to the head of the group. */
  onLeave: () => void;
};

/**
 * Entries of a long group in the wide menu: a search field above the sections. The results cover the sections, so that
 * the group heads below do not move during typing.
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
