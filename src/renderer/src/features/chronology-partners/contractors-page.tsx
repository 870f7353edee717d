import { contractors } from './contractors.ts';
import { PartnersPage } from './partners-page.tsx';

/** Page of the contractors of a season (S080). */
export const Component = () => <PartnersPage partners={contractors} />;
