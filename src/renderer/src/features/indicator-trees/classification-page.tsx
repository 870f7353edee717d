import { NodeFormPage } from '@/kit/trees/node-form-page.tsx';
import { classifications } from './classifications.ts';

/** Form of an economic classification (S119, R-047). */
export const Component = () => (
  <NodeFormPage tree={classifications.tree} root={classifications.root} list={classifications.page} />
);
