import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import styles from './cascader.module.css';

export type ItemProps = {
  /** Position in the column. */
  index: number;
  label: string;
  /** Tooltip of the arrow. */
  inside: string;
  /** Level in the tree, from 1. */
  level: number;
  isChosen: boolean;
  /** Whether the next column lists the children. */
  isOpened: boolean;
  /** Whether Tab leads here. */
  isCurrent: boolean;
  /** Whether the dropdown gives the item focus when it opens. */
  takesFocus: boolean;
};

/** Position of the item that contains the target of an event; -1 outside of items. */
export const itemIndex = (target: EventTarget): number =>
  Number(target instanceof Element ? (target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1) : -1);

/** An item of a column. Memoized: a cursor step changes only two items. */
export const Item = memo((props: ItemProps) => {
  const { index, label, inside, level, isChosen, isOpened, isCurrent, takesFocus } = props;
  return (
    <div
      className={styles.item}
      role="treeitem"
      aria-selected={isChosen}
      aria-expanded={isOpened}
      aria-level={level}
      tabIndex={isCurrent ? 0 : -1}
      data-autofocus={takesFocus || undefined}
      data-index={index}
    >
      <span className={styles.name}>{label}</span>
      {isChosen && <IconCheck className={styles.check} size={16} stroke={2} aria-hidden />}
      {/* Mouse only, the Right key does the same: a button inside a tree item is not announced. */}
      <span className={styles.inside} data-inside title={inside}>
        <IconChevronRight size={16} stroke={1.7} aria-hidden />
      </span>
    </div>
  );
});
Item.displayName = 'Item';
