import { useMemo } from 'react';
import { type To, useLocation, useNavigate } from 'react-router';
import type { TreeTypes } from './define-tree.ts';
import { innermost, type TreePath, treePathParam, treeTypeParam } from './tree-path.ts';

/** Filters of a tree's list: `useListState({ size: 10, filters: { ...TREE_FILTERS } })`. */
export const TREE_FILTERS = { path: treePathParam() };

/** `TREE_FILTERS` for a tree of several types. */
export const typedTreeFilters = (types: TreeTypes) => ({ ...TREE_FILTERS, type: treeTypeParam(types) });

/** A place in a tree and the navigation from there. */
export type TreeControls = {
  /** Ids from a child of the root down; empty at the root. */
  readonly path: TreePath;
  /** Id of the node whose children are shown; null at the root. */
  readonly parent: number | null;
  /** Address of the list inside a child of the current node. */
  readonly below: (id: number) => To;
  /** Address of the list `depth` levels below the root; 0 is the root. */
  readonly upTo: (depth: number) => To;
  /** Navigates into a child with a history entry, so that Back leads up again. */
  readonly enter: (id: number) => void;
};

/**
 * Returns a list's place in a tree, for the breadcrumb and the rows. The path is one of the list's filters
 * (`TREE_FILTERS`) and thus in the address; another place starts at its first page.
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

/** The address query for another place in the tree: first page, other parameters unchanged. */
export function searchAt(search: string, place: TreePath): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (place.length > 0) query.set('path', TREE_FILTERS.path.format(place));
  else query.delete('path');
  return query.toString();
}
