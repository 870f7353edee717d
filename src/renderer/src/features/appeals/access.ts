import type { Role } from '@shared/roles.ts';
import type { Appeal } from './appeal.ts';

/** Row actions, and the templates that they use: admin (spec 001 §6, F-006). The others read (Z-122). */
export const mayAct = (role: Role): boolean => role === 'admin';

/** What may be done with an appeal as it stands. */
export type Act = 'answer' | 'reject' | 'edit' | 'type' | 'delete';

/** Answered or rejected once, while it is new; then its words may be changed. Type and deletion at any time (spec 001 §4). */
export function actsOn(role: Role, { status }: Pick<Appeal, 'status'>): readonly Act[] {
  if (!mayAct(role)) return [];
  const words: readonly Act[] = status === 'NEW' ? ['answer', 'reject'] : status === null ? [] : ['edit'];
  return [...words, 'type', 'delete'];
}
