import { contractors } from './contractors.ts';
import { orderers } from './orderers.ts';
import { PartnersPage } from './partners-page.tsx';
import { SyncPage } from './sync-page.tsx';

/** The orderers of a season (S078), and their synchronisation with an Excel file (S079). */
export const Orderers = () => <PartnersPage partners={orderers} />;
export const OrderersSync = () => <SyncPage partners={orderers} />;

/** The contractors of a season (S080), and their synchronisation with an Excel file (S081). */
export const Contractors = () => <PartnersPage partners={contractors} />;
export const ContractorsSync = () => <SyncPage partners={contractors} />;
