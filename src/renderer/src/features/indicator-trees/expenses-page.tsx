import { expenses } from './expenses.ts';
import { NodesPage } from './nodes-page.tsx';

/** Page of the expenses by level (S114, R-042). */
export const Component = () => <NodesPage of={expenses} />;
