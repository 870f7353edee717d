import { contractors } from './contractors.ts';
import { SyncPage } from './sync-page.tsx';

/** Synchronisation of the contractors with an Excel file (S081). */
export const Component = () => <SyncPage partners={contractors} />;
