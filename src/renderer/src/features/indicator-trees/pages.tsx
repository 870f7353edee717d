import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';
import { classifications } from './classifications.ts';
import { expenses } from './expenses.ts';
import { IndicatorsPage } from './indicators-page.tsx';
import { NodesPage } from './nodes-page.tsx';

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
