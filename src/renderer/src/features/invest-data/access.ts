import type { Role } from '@shared/roles.ts';

/** Whether a role may create the investment object of a winner that has none: admin (O-001, O-002, O-008). */
export const canCreate = (role: Role): boolean => role === 'admin';
