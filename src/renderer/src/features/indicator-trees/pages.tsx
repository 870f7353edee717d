import { Navigate } from 'react-router';
import { idParam } from '@/kit/list/list-state.ts';
import { useListState } from '@/kit/list/use-list-state.ts';
import { KnownNode } from '@/kit/trees/known-node.tsx';
import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';
import { classifications } from './classifications.ts';
import type { IndicatorTree } from './define-indicator-tree.ts';
import { expenses } from './expenses.ts';
import { IndicatorList } from './indicator-list.tsx';
import { NodesPage } from './nodes-page.tsx';

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
