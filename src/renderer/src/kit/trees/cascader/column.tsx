import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useT } from '@/i18n/use-t.ts';
import { LoadFailure } from '../../big-select/load-failure.tsx';
import type { Tree, TreeNode } from '../define-tree.ts';
import { nodeName } from '../node-name.ts';
import styles from './cascader.module.css';
import { itemIndex } from './item.tsx';
import { Items } from './items.tsx';
import { useShownCount } from './use-shown-count.ts';
import { useTypeAhead } from './use-type-ahead.ts';

const NO_ROWS: readonly TreeNode[] = [];

export type ColumnProps = {
  tree: Pick<Tree, 'children'>;
  /** Id of the node whose children are listed; null for the roots. */
  parent: number | null;
  /** Accessible name of the list. */
  label: string;
  /** Number of columns before this one. */
  depth: number;
  /** Id of the chosen node, which may be in another column. */
  chosen: number | null;
  /** Id of the child whose children the next column lists. */
  opened: number | null;
  /** Whether the column takes focus once it has items. */
  takesFocus: boolean;
  on: {
    choose: (node: TreeNode) => void;
    /** `focus`: whether focus moves to the next column. */
    open: (depth: number, node: TreeNode, focus: boolean) => void;
    back: (depth: number) => void;
    /** Called when an item of this column gets focus. */
    focus: (depth: number) => void;
  };
};

/** One level of a cascader. Up and Down move, Right opens, Left goes back, Enter chooses. */
export function Column({ tree, parent, label, depth, chosen, opened, takesFocus, on }: ColumnProps) {
  const translation = useT();
  const { t } = translation;
  const query = useQuery(tree.children(parent));
  const rows = query.data ?? NO_ROWS;
  const list = useRef<HTMLDivElement>(null);
  const [stood, setStood] = useState<number | null>(null);
  const indexOfNode = (wanted: number | null) => rows.findIndex(({ id }) => id === wanted);
  const start = Math.max(0, indexOfNode(opened ?? chosen));
  const place = indexOfNode(stood);
  const current = place >= 0 ? place : start;
  const entries = useMemo(
    () => rows.map((node) => ({ id: node.id, label: nodeName(node, translation) })),
    [rows, translation],
  );
  const typed = useTypeAhead(entries);

  const count = rows.length;
  const { shown, showAll } = useShownCount(count, current);
  const focusItem = (index: number) => {
    if (index >= shown) showAll();
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: false });
  };
  useLayoutEffect(() => {
    const own = list.current;
    if (!takesFocus || count === 0 || own?.contains(document.activeElement)) return;
    own?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    own?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [takesFocus, count]);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[current];
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return;
    const places: Record<string, number> = {
      ArrowDown: Math.min(current + 1, count - 1),
      ArrowUp: Math.max(current - 1, 0),
      Home: 0,
      End: count - 1,
    };
    const next = places[event.key] ?? typed(event, current);
    if (next !== undefined) focusItem(next);
    else if (event.key === 'ArrowRight') on.open(depth, row, true);
    else if (event.key === 'ArrowLeft') on.back(depth);
    else if (event.key === 'Enter' || event.key === ' ') on.choose(row);
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    setStood(rows[itemIndex(event.target)]?.id ?? null);
    on.focus(depth);
  };

  const onClick = (event: MouseEvent) => {
    const row = rows[itemIndex(event.target)];
    if (!row || !(event.target instanceof Element)) return;
    if (event.target.closest('[data-inside]')) on.open(depth, row, false);
    else on.choose(row);
  };

  if (query.isPending) {
    return (
      <div className={styles.column} role="status">
        <p className={styles.note}>
          <Loader size={16} role="img" aria-label={t("Ma'lumotlar yuklanmoqda")} />
        </p>
      </div>
    );
  }
  if (query.isError) {
    return (
      <div className={styles.column}>
        <div className={styles.note}>
          <LoadFailure query={query} />
        </div>
      </div>
    );
  }
  if (count === 0) {
    return (
      <div className={styles.column} role="status">
        <p className={styles.note}>{t("Ichida yozuv yo'q")}</p>
      </div>
    );
  }
  return (
    <div
      ref={list}
      className={styles.column}
      role="tree"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
    >
      <Items
        entries={entries}
        shown={shown}
        level={depth + 1}
        chosen={indexOfNode(chosen)}
        opened={indexOfNode(opened)}
        current={current}
        focused={takesFocus ? current : -1}
      />
    </div>
  );
}
