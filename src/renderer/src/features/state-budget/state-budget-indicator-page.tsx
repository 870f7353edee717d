import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';
import { STATE_BUDGET_PAGE, stateBudget } from './state-budget.ts';

/** Form of an indicator of the state budget: type, parent and titles (S129, R-067, R-068, R-094). */
export function Component() {
  return <NodeFormPage tree={stateBudget} root="Davlat budjeti ko'rsatkichlari" list={STATE_BUDGET_PAGE} />;
}
