import type { Role } from '@shared/roles.ts';
import type { Appeal } from './appeal.ts';

/**
 * Whether a role may act on appeals and use the templates: admin only (spec 001 §6, F-006). Other roles read (Z-122).
 */
export const mayAct = (role: Role): boolean => role === 'admin';

/** An action on an appeal. */
export type Act = 'answer' | 'reject' | 'edit' | 'type' | 'delete';

/**
 * Actions open to a role. A new appeal can be answered or rejected once; afterwards the answer can be edited. Type and
 * deletion are open at any time (spec 001 §4).
 */
export function actsOn(role: Role, { status }: Pick<Appeal, 'status'>): readonly Act[] {
  if (!mayAct(role)) return [];
  const words: readonly Act[] = status === 'NEW' ? ['answer', 'reject'] : status === null ? [] : ['edit'];
  return [...words, 'type', 'delete'];
}
