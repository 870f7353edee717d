import { choiceParam, type Param } from '../list/list-state.ts';
import type { TreeTypes } from './define-tree.ts';

/** Ids from a child of the root down to the node whose children are shown; empty at the root. */
export type TreePath = readonly number[];

/** Longest valid path: no tree of the platform is deeper. */
const DEEPEST = 30;
const ID = /^[1-9]\d{0,14}$/;

/** The path of a tree in the address, as `path=12.34`. A path with a repeated node is invalid. */
export const treePathParam = (): Param<TreePath> => ({
  fallback: [],
  parse(raw) {
    const ids = raw.split('.');
    const sound = ids.length <= DEEPEST && ids.every((id) => ID.test(id)) && new Set(ids).size === ids.length;
    return sound ? ids.map(Number) : undefined;
  },
  format: (path) => path.join('.'),
});

/** Id of the node whose children are shown; null at the root. */
export const innermost = (path: TreePath): number | null => path.at(-1) ?? null;

/** The type in the address, as `type=EXPENSE`, for a tree of several types. */
export const treeTypeParam = (types: TreeTypes): Param<string> =>
  choiceParam(
    types.map(({ value }) => value),
    types[0].value,
  );

/** Relative address of the form of a new node: below this parent (null for a root), of this type. */
export function addressToAdd(parent: number | null, type?: string): string {
  const query = new URLSearchParams();
  if (parent !== null) query.set('parent', String(parent));
  if (type !== undefined) query.set('type', type);
  return query.size > 0 ? `add?${query}` : 'add';
}
