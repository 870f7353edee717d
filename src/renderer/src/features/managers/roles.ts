import type { Text } from '@/i18n/catalogue.ts';

/** What a manager's role is called (L-011); moderators of districts have the name of their office (L-012). */
export const ROLE_LABELS = {
  region_manager: 'Viloyat boshqaruvi',
  district_manager: 'Tuman boshqaruvi',
  quarter_manager: 'Mahalla boshqaruvi',
  quarter_moderator: 'Mahalla moderatori',
  moderator: 'Tuman boshqaruvi',
} as const satisfies Readonly<Record<string, Text>>;

/** A role that somebody is given here, as a value of the record: it says nothing of who may open what. */
export type ManagerRole = keyof typeof ROLE_LABELS;

/** The roles of the console of managers (L-002). */
export const MANAGER_ROLES: readonly ManagerRole[] = [
  'region_manager',
  'district_manager',
  'quarter_manager',
  'quarter_moderator',
];

/** A moderator of a district. */
export const MODERATOR: ManagerRole = 'moderator';

/** The role that a form and a list begin with (L-014). */
export const FIRST_ROLE: ManagerRole = 'region_manager';

/** The name of a role; null for one that the documents do not know. */
export const roleLabel = (role: string | null): Text | null =>
  role !== null && Object.hasOwn(ROLE_LABELS, role) ? ROLE_LABELS[role as ManagerRole] : null;

/** Whether somebody of this role works in a quarter, which must be chosen then (L-005, L-010). */
export const isOfQuarter = (role: ManagerRole | null): boolean =>
  role === 'quarter_manager' || role === 'quarter_moderator';
