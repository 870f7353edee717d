import type { Text } from '@/i18n/text.ts';
import { defineTree, type Tree } from '@/kit/trees/define-tree.ts';
import { type Indicators, indicatorsOf } from './indicator.ts';

type IndicatorTreeSpec = {
  /** Last part of the platform's and the program's path, such as "expences". */
  name: string;
  /** Additional key under which an envelope may hold one node (Z-130). */
  itemKey: string;
  /** Last part of the platform's path of the indicators. */
  indicators: string;
  /** Name of the node in the calls of its indicators. */
  nodeKey: string;
  /** Title of the tree and of its root. */
  root: Text;
  /** Noun after the count of nodes. */
  noun: Text;
};

/** A tree whose nodes have indicators by quarter. */
export type IndicatorTree = Pick<IndicatorTreeSpec, 'nodeKey' | 'root' | 'noun'> & {
  readonly tree: Tree;
  /** Path of the tree's page in the program. */
  readonly page: string;
  /** Calls for the indicators of a node. */
  readonly indicatorsOf: (node: number) => Indicators;
};

/** Defines a tree whose nodes have indicators: expenses and economic classifications differ only in names. */
export const defineIndicatorTree = (spec: IndicatorTreeSpec): IndicatorTree => {
  const { name, itemKey, indicators, nodeKey, root, noun } = spec;
  return {
    nodeKey,
    root,
    noun,
    page: `/app/${name}`,
    tree: defineTree({ path: `api/v1/${name}`, itemKey }),
    indicatorsOf: (node) => indicatorsOf(`api/v1/${indicators}`, nodeKey, node),
  };
};
