import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { Tree, TreeNode } from '../define-tree.ts';
import { nodeName } from '../node-name.ts';
import styles from './cascader.module.css';
import { Column } from './column.tsx';

export type CascaderPanelProps = {
  label: string;
  tree: Pick<Tree, 'children'>;
  /** The chosen node after its ancestors; empty if nothing is chosen. */
  trail: readonly TreeNode[];
  onChoose: (node: TreeNode) => void;
};

/** The levels of a tree side by side: initially down to the chosen node, then as far as the person opens them. */
export function CascaderPanel({ label, tree, trail, onChoose }: CascaderPanelProps) {
  const translation = useT();
  const { t } = translation;
  const [way, setWay] = useState<readonly TreeNode[]>(() => trail.slice(0, -1));
  const [focused, setFocused] = useState(way.length);
  const on = {
    choose: onChoose,
    open: (depth: number, node: TreeNode, focus: boolean) => {
      setWay([...way.slice(0, depth), node]);
      setFocused(focus ? depth + 1 : depth);
    },
    back: (depth: number) => {
      if (depth === 0) return;
      setWay(way.slice(0, depth - 1));
      setFocused(depth - 1);
    },
    // A level that arrives late does not take focus from an item focused meanwhile.
    focus: setFocused,
  };
  return (
    <>
      {/* Focusable, so that Esc works while no item can take focus. */}
      <div className={styles.columns} tabIndex={-1}>
        {[null, ...way].map((parent, depth) => (
          <Column
            key={parent?.id ?? 0}
            tree={tree}
            parent={parent?.id ?? null}
            label={parent ? nodeName(parent, translation) : label}
            depth={depth}
            chosen={trail.at(-1)?.id ?? null}
            opened={way[depth]?.id ?? null}
            takesFocus={depth === focused}
            on={on}
          />
        ))}
      </div>
      <p className={styles.hint}>{t("↑ ↓ — ro'yxat bo'ylab, → — ichini ko'rish, ← — orqaga, Enter — tanlash")}</p>
    </>
  );
}
