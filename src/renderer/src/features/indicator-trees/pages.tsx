import { IconChartBar } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { RowLink } from '@/kit/crud/row-actions.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { useListState } from '@/kit/list/use-list-state.ts';
import { KnownNode } from '@/kit/trees/known-node.tsx';
import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';
import type { NodeButton } from '@/kit/trees/tree-columns.tsx';
import { TreePage } from '@/kit/trees/tree-page.tsx';
import { TREE_FILTERS } from '@/kit/trees/use-tree-path.ts';
import type { IndicatorTree } from './define-indicator-tree.ts';
import { IndicatorList } from './indicator-list.tsx';
import { classifications, expenses } from './trees.ts';

/** Initially 10 rows (spec 002 §9); `parent` is the node. */
const LIST = { size: 10, filters: { parent: idParam() } };

/** The indicators of the node that the address names; without a node, the tree. */
function IndicatorsPage({ of }: { of: IndicatorTree }) {
  const list = useListState(LIST);
  const { parent } = list.filters;
  if (parent === null) return <Navigate to={of.page} replace />;
  return (
    <KnownNode tree={of.tree} list={of.page} named={String(parent)}>
      {() => <IndicatorList key={parent} of={of} node={parent} list={list} />}
    </KnownNode>
  );
}

/** The expenses by level (S114, R-042), the form of one (S115, R-043), and its indicators (S116, R-044). */
export const Expenses = () => <NodesPage of={expenses} />;
export const Expense = () => <NodeFormPage tree={expenses.tree} root={expenses.root} list={expenses.page} />;
export const ExpenseIndicators = () => <IndicatorsPage of={expenses} />;

/** The economic classifications by level (S118, R-046), the form of one (S119, R-047), and its indicators (S120, R-048). */
export const Classifications = () => <NodesPage of={classifications} />;
export const Classification = () => (
  <NodeFormPage tree={classifications.tree} root={classifications.root} list={classifications.page} />
);
export const ClassificationIndicators = () => <IndicatorsPage of={classifications} />;

/** Initially 10 rows. */
const NODES = { size: 10, filters: TREE_FILTERS };

/** Link to the indicators of a row. */
const indicatorsLink: NodeButton = ({ id }, name) => (
  <RowLink to={`indicators?parent=${id}`} label="Ko'rsatgichlar" name={name} icon={IconChartBar} />
);

/** A tree by level, each row with a link to its indicators (spec 002 §2). */
function NodesPage({ of: { tree, root, noun } }: { of: IndicatorTree }) {
  const list = useListState(NODES);
  return <TreePage tree={tree} root={root} noun={noun} list={list} button={indicatorsLink} />;
}
