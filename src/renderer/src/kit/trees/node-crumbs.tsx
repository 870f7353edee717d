import { useQuery } from '@tanstack/react-query';
import type { Text } from '@/i18n/text.ts';
import type { Tree } from './define-tree.ts';
import { TreeCrumbs } from './tree-crumbs.tsx';
import { searchAt } from './use-tree-path.ts';

export type NodeCrumbsProps = {
  tree: Pick<Tree, 'node' | 'trail'>;
  /** Name of the root. */
  root: Text;
  /** Path of the tree's list; the breadcrumb links to its levels. */
  list: string;
  /** Id of the node. */
  node: number;
};

/** Breadcrumb from the root to a node, on a screen about that node, such as the list of its indicators. */
export function NodeCrumbs({ tree, root, list, node }: NodeCrumbsProps) {
  const { data } = useQuery(tree.trail(node));
  const path = data?.map(({ id }) => id) ?? [node];
  const upTo = (depth: number) => ({ pathname: list, search: searchAt('', path.slice(0, depth)) });
  return <TreeCrumbs root={root} tree={tree} place={{ path, upTo }} />;
}
