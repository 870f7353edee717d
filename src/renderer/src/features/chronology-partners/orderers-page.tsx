import { orderers } from './orderers.ts';
import { PartnersPage } from './partners-page.tsx';

/** Page of the orderers of a season (S078). */
export const Component = () => <PartnersPage partners={orderers} />;
