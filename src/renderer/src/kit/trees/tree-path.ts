import type { Param } from '../list/list-state.ts';

/** Ids from a child of the root down to the node that is looked into; empty at the root. */
export type TreePath = readonly number[];

/** Deeper than any tree of the platform: an address that says more is nonsense. */
const DEEPEST = 30;
const ID = /^[1-9]\d{0,14}$/;

/** The path of a tree in the address, as `path=12.34`. A path that visits a node twice makes no sense. */
export const treePathParam = (): Param<TreePath> => ({
  fallback: [],
  parse(raw) {
    const ids = raw.split('.');
    const sound = ids.length <= DEEPEST && ids.every((id) => ID.test(id)) && new Set(ids).size === ids.length;
    return sound ? ids.map(Number) : undefined;
  },
  format: (path) => path.join('.'),
});

/** The node whose children are shown; null at the root. */
export const innermost = (path: TreePath): number | null => path.at(-1) ?? null;
