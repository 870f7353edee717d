import { Navigate } from 'react-router';
import { idParam } from '@/kit/list/list-state.ts';
import { useListState } from '@/kit/list/use-list-state.ts';
import { KnownNode } from '@/kit/trees/known-node.tsx';
import type { IndicatorTree } from './define-indicator-tree.ts';
import { IndicatorList } from './indicator-list.tsx';

/** Initially 10 rows (spec 002 §9); `parent` is the node. */
const LIST = { size: 10, filters: { parent: idParam() } };

/** The indicators of the node that the address names; without a node, the tree. */
export function IndicatorsPage({ of }: { of: IndicatorTree }) {
  const list = useListState(LIST);
  const { parent } = list.filters;
  if (parent === null) return <Navigate to={of.page} replace />;
  return (
    <KnownNode tree={of.tree} list={of.page} named={String(parent)}>
      {() => <IndicatorList key={parent} of={of} node={parent} list={list} />}
    </KnownNode>
  );
}
