import { ROLE_LABELS } from '@/entities/role-labels.ts';
import type { Text } from '@/i18n/text.ts';

/** Labels of the managers' roles (L-011); district moderators are called by their office (L-012). */
export const MANAGER_LABELS = {
  region_manager: ROLE_LABELS.region_manager,
  district_manager: ROLE_LABELS.district_manager,
  quarter_manager: ROLE_LABELS.quarter_manager,
  quarter_moderator: ROLE_LABELS.quarter_moderator,
  moderator: ROLE_LABELS.district_manager,
};

/** Role of a manager as a value of the record; unrelated to the access of the signed-in person. */
export type ManagerRole = keyof typeof MANAGER_LABELS;

/** Roles of the console of managers (L-002). */
export const MANAGER_ROLES: readonly ManagerRole[] = [
  'region_manager',
  'district_manager',
  'quarter_manager',
  'quarter_moderator',
];

/** A moderator of a district. */
export const MODERATOR: ManagerRole = 'moderator';

/** Role preselected in the form (L-014) and in the list of managers. */
export const FIRST_ROLE: ManagerRole = 'region_manager';

/** Label of a role; null for a role unknown to the documents. */
export const roleLabel = (role: string | null): Text | null =>
  role !== null && Object.hasOwn(MANAGER_LABELS, role) ? MANAGER_LABELS[role as ManagerRole] : null;

/** Whether a role belongs to a whole region: it has no district (Z-175). */
export const isOfRegion = (role: string | null): boolean => role === 'region_manager';

/** Whether a role belongs to a quarter, which is then required (L-005, L-010). */
export const isOfQuarter = (role: string | null): boolean => role === 'quarter_manager' || role === 'quarter_moderator';
