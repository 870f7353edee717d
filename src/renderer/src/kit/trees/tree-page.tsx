import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '../crud/row-actions.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Pager } from '../list/pager.tsx';
import type { ListControls } from '../list/use-list-state.ts';
import type { Tree, TreeNode } from './define-tree.ts';
import { treeColumns } from './tree-columns.tsx';
import { TreeCrumbs } from './tree-crumbs.tsx';
import type { TreePath } from './tree-path.ts';
import { useTreePath } from './use-tree-path.ts';

export type TreePageProps = {
  tree: Tree;
  /** What the root is called; also the table's name. */
  root: Text;
  /** What is counted, after the number. */
  noun: Text;
  /** From `useListState` with `TREE_FILTERS` among the filters. */
  list: ListControls & { readonly filters: { readonly path: TreePath } };
  /** Filters of what is shown below an open row. Default: none. */
  filters?: ReactNode;
  /** What is shown below an open row; stable between renders. Default: rows cannot be opened. */
  detail?: (node: TreeNode) => ReactNode;
};

const rowId = ({ id }: TreeNode) => id;

/**
 * A tree, level by level: a click on a row goes into it, the breadcrumb leads back up, and the place is kept in the
 * address (spec 002 §2, §4). Its form stands at `add` (with `parent` in the query) and at the id.
 */
export function TreePage({ tree, root, noun, list, filters, detail }: TreePageProps) {
  const translation = useT();
  const client = useQueryClient();
  const place = useTreePath(list.filters.path);
  const query = useQuery(tree.crud.list({ parent_id: place.parent, ...list.paging }));
  const columns = useMemo(
    () =>
      treeColumns(translation, tree, place, (node) => {
        // Its name is known: the breadcrumb need not ask for it.
        client.setQueryData(tree.node(node.id).queryKey, node);
      }),
    [translation, tree, place, client],
  );
  return (
    <ListPage
      toolbar={<TreeCrumbs root={root} tree={tree} place={place} />}
      actions={
        <>
          {filters}
          <AddLink to={place.parent === null ? 'add' : `add?parent=${place.parent}`} />
        </>
      }
      pager={<Pager list={list} page={query.data} noun={noun} />}
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
