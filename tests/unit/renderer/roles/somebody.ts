import type { Role } from '@shared/roles.ts';

/** A profile in district 11 of region 1. */
export const me = (role: Role) => ({ role, region_id: 1, district_id: 11 });

/** A profile that names no place. */
export const nowhere = (role: Role) => ({ role, region_id: null, district_id: null });

/** The place chosen in the filters, as far as a role has them. */
export const CHOSEN = { region: 5, district: 55 };
