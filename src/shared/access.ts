import type { Role } from './roles.ts';

/** Whether a role may let the program check the platform, which asks for every list in turn: administrators alone. */
export const mayCheck = (role: Role): boolean => role === 'admin';
