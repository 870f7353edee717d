import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';
import { BUDGETS_PAGE, budgets } from './budget.ts';

/** Form of a line of the consolidated budget (spec 002 §2, R-058, R-059). */
export function Component() {
  return <NodeFormPage tree={budgets} root="Konsolidatsiyalangan budjet" list={BUDGETS_PAGE} />;
}
