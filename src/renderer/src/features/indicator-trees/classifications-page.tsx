import { classifications } from './classifications.ts';
import { NodesPage } from './nodes-page.tsx';

/** Page of the economic classifications by level (S118, R-046). */
export const Component = () => <NodesPage of={classifications} />;
