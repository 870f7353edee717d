import { useMemo } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import type { TreeTypes } from './define-tree.ts';
import { innermost, type TreePath, treePathParam, treeTypeParam } from './tree-path.ts';

/** The filters of a list of a tree: `useListState({ size: 10, filters: { ...TREE_FILTERS } })`. */
export const TREE_FILTERS = { path: treePathParam() };

/** The same for a tree of several types. */
export const typedTreeFilters = (types: TreeTypes) => ({ ...TREE_FILTERS, type: treeTypeParam(types) });

export type TreeControls = {
  /** Ids from a child of the root down; empty at the root. */
  readonly path: TreePath;
  /** The node whose children are shown; null at the root. */
  readonly parent: number | null;
  /** The address of the same list inside a child of the node that is shown. */
  readonly below: (id: number) => To;
  /** The address of the same list so many steps below the root; 0 is the root. */
  readonly upTo: (depth: number) => To;
  /** Goes into a child; the history gets an entry, so Back leads up again. */
  readonly enter: (id: number) => void;
};

/**
 * Where in a tree a list stands, for its breadcrumb and its rows. The path is one of the list's filters (`TREE_FILTERS`),
 * so it is kept in the address with them; another place in the tree begins at its first page.
 */
export function useTreePath(path: TreePath): TreeControls {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useMemo(() => {
    const at = (place: TreePath): To => ({ search: searchAt(search, place) });
    const below = (id: number) => at([...path, id]);
    return {
      path,
      parent: innermost(path),
      below,
      upTo: (depth) => at(path.slice(0, depth)),
      enter: (id) => void navigate(below(id)),
    };
  }, [path, search, navigate]);
}

/** The query of an address with another place in the tree: its first page, everything else as it is. */
export function searchAt(search: string, place: TreePath): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (place.length > 0) query.set('path', TREE_FILTERS.path.format(place));
  else query.delete('path');
  return query.toString();
}
