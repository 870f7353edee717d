import { memo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { Item } from './item.tsx';

/** Number of items that are compared as one when the column changes. */
const BLOCK = 50;

export type ItemsProps = {
  /** All items of the column; the same array while they are the same. */
  entries: readonly { readonly id: number; readonly label: string }[];
  /** How many of them, from the first, are rendered. */
  shown: number;
  /** Level in the tree, from 1. */
  level: number;
  /** Indexes of items, -1 for none: the chosen, the opened, that which Tab leads to, that which takes focus. */
  chosen: number;
  opened: number;
  current: number;
  focused: number;
};

/** The items of a column, in blocks: a level may have thousands, of which a step changes two. */
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
