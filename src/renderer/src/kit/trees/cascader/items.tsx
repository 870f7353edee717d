import { memo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { Item } from './item.tsx';

/** Number of items per memoized block. */
const BLOCK = 50;

export type ItemsProps = {
  /** All items of the column; the same array while unchanged. */
  entries: readonly { readonly id: number; readonly label: string }[];
  /** Number of items rendered, from the first. */
  shown: number;
  /** Level in the tree, from 1. */
  level: number;
  /** Indexes of the items that are chosen, opened, reached by Tab, and taking focus; -1 for none. */
  chosen: number;
  opened: number;
  current: number;
  focused: number;
};

/** The items of a column, in memoized blocks: a level may have thousands, and a cursor step changes two. */
export function Items({ shown, ...column }: ItemsProps) {
  const blocks = Array.from({ length: Math.ceil(shown / BLOCK) }, (_, index) => index * BLOCK);
  return blocks.map((from) => {
    const to = Math.min(from + BLOCK, shown);
    const within = (index: number) => (index >= from && index < to ? index : -1);
    return (
      <Block
        key={from}
        {...column}
        from={from}
        to={to}
        chosen={within(column.chosen)}
        opened={within(column.opened)}
        current={within(column.current)}
        focused={within(column.focused)}
      />
    );
  });
}

type BlockProps = Omit<ItemsProps, 'shown'> & { from: number; to: number };

const Block = memo(({ entries, from, to, level, chosen, opened, current, focused }: BlockProps) => {
  const { t } = useT();
  const inside = t("Ichini ko'rish");
  return entries.slice(from, to).map(({ id, label }, place) => {
    const index = from + place;
    return (
      <Item
        key={id}
        index={index}
        label={label}
        inside={inside}
        level={level}
        isChosen={index === chosen}
        isOpened={index === opened}
        isCurrent={index === current}
        takesFocus={index === focused}
      />
    );
  });
});
Block.displayName = 'Block';
