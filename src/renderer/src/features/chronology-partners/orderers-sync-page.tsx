import { orderers } from './orderers.ts';
import { SyncPage } from './sync-page.tsx';

/** Synchronisation of the orderers with an Excel file (S079). */
export const Component = () => <SyncPage partners={orderers} />;
