import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';
import { expenses } from './expenses.ts';

/** Form of an expense (S115, R-043). */
export const Component = () => <NodeFormPage tree={expenses.tree} root={expenses.root} list={expenses.page} />;
