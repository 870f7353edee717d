import type { Role } from '@shared/roles.ts';

/** Whether a role may use "Update chronology data": admin (N-028). */
export const canUpdateChronology = (role: Role): boolean => role === 'admin';

/** Whether a role may use "Add new" of the savings report: admin (N-033). */
export const canAddSavings = (role: Role): boolean => role === 'admin';
