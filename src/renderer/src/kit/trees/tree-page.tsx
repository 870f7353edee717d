import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '../crud/row-actions.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Pager } from '../list/pager.tsx';
import { SegmentFilter } from '../list/segment-filter.tsx';
import type { ListControls } from '../list/use-list-state.ts';
import { pagingOf } from '../page.ts';
import type { Tree, TreeNode } from './define-tree.ts';
import { type NodeButton, treeColumns } from './tree-columns.tsx';
import { TreeCrumbs } from './tree-crumbs.tsx';
import styles from './tree-page.module.css';
import { addressToAdd, type TreePath } from './tree-path.ts';
import { useTreePath } from './use-tree-path.ts';

export type TreePageProps = {
  tree: Tree;
  /** Name of the root and of the table. */
  root: Text;
  /** Noun after the total. */
  noun: Text;
  /** From `useListState` with `TREE_FILTERS` among the filters, or `typedTreeFilters` where the tree has types. */
  list: ListControls & { readonly filters: { readonly path: TreePath; readonly type?: string } };
  /** Filters of the details. Default: none. */
  filters?: ReactNode;
  /** Renders the detail below an open row; stable between renders. Default: rows cannot be opened. */
  detail?: (node: TreeNode) => ReactNode;
  /** Renders a further button of each row, such as a link to its indicators; stable between renders. Default: none. */
  button?: NodeButton;
  /** Levels at which nodes can be added. Default: every level. */
  adding?: 'everywhere' | 'root';
};

const rowId = ({ id }: TreeNode) => id;

/**
 * A tree, level by level: a click on a row opens its children, the breadcrumb leads back up, and the place is kept in
 * the address (spec 002 §2, §4). The form's routes are `add` (with `parent` in the query) and the id.
 */
export function TreePage(props: TreePageProps) {
  const { tree, root, noun, list, filters, detail, button, adding = 'everywhere' } = props;
  const { type } = list.filters;
  const translation = useT();
  const client = useQueryClient();
  const place = useTreePath(list.filters.path);
  const query = useQuery(tree.crud.list({ parent_id: place.parent, type, ...list.paging }));
  /** Prefetches a page of a level when the pointer goes down, ahead of the click. */
  const fetchAhead = useCallback(
    (parent: number | null, page: number) => {
      void client.prefetchQuery(tree.crud.list({ parent_id: parent, type, ...pagingOf(list.size, page) }));
    },
    [client, tree, type, list.size],
  );
  const columns = useMemo(
    () =>
      treeColumns(translation, {
        tree,
        place,
        type,
        addsBelow: adding === 'everywhere',
        button,
        // Seeds the cache: the breadcrumb needs no request for the name.
        onEnter: (node) => client.setQueryData(tree.node(node.id).queryKey, node),
        onPress: ({ id }) => fetchAhead(id, 1),
      }),
    [translation, tree, place, type, adding, button, client, fetchAhead],
  );
  return (
    <ListPage
      toolbar={
        <>
          {tree.types && type !== undefined && (
            <SegmentFilter
              label="Turi"
              segments={tree.types}
              value={type}
              // A node belongs to one type: another type starts at its root.
              onChange={(next) => list.setFilters({ type: next, path: [] })}
            />
          )}
          <TreeCrumbs root={root} tree={tree} place={place} />
        </>
      }
      actions={
        <>
          {filters}
          {adding === 'everywhere' || place.parent === null ? (
            <AddLink to={addressToAdd(place.parent, type)} />
          ) : (
            <p className={styles.note}>{translation.t("Qo'shish faqat yuqori darajada")}</p>
          )}
        </>
      }
      pager={<Pager list={list} page={query.data} noun={noun} onPress={(page) => fetchAhead(place.parent, page)} />}
    >
      <DataTable
        label={root}
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ detail, oneLine: true }}
        empty={<EmptyState title="Ichida yozuv yo'q" />}
      />
    </ListPage>
  );
}
