import { IconChartBar } from '@tabler/icons-react';
import { RowLink } from '@/kit/crud/row-actions.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import type { NodeButton } from '@/kit/trees/tree-columns.tsx';
import { TreePage } from '@/kit/trees/tree-page.tsx';
import { TREE_FILTERS } from '@/kit/trees/use-tree-path.ts';
import type { IndicatorTree } from './define-indicator-tree.ts';

/** Initially 10 rows. */
const LIST = { size: 10, filters: TREE_FILTERS };

/** Link to the indicators of a row. */
const indicatorsLink: NodeButton = ({ id }, name) => (
  <RowLink to={`indicators?parent=${id}`} label="Ko'rsatgichlar" name={name} icon={IconChartBar} />
);

/** A tree by level, each row with a link to its indicators (spec 002 §2). */
export function NodesPage({ of: { tree, root, noun } }: { of: IndicatorTree }) {
  const list = useListState(LIST);
  return <TreePage tree={tree} root={root} noun={noun} list={list} button={indicatorsLink} />;
}
