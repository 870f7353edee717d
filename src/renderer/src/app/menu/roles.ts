import type { Role } from '@shared/roles.ts';

/** Roles that work on the list of initiatives (B-001). */
export const STAFF: readonly Role[] = [
  'admin',
  'moderator',
  'district_manager',
  'my_garden_moderator',
  'region_manager',
];

/** Roles that read what belongs to places: appeals, quarterly reports, mahallas, population (Z-122, Z-027, B-010, B-011). */
export const OF_PLACES: readonly Role[] = ['admin', 'moderator', 'region_manager'];
