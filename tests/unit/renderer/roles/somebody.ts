import type { Role } from '@shared/roles.ts';

/** Somebody of district 11 in region 1. */
export const me = (role: Role) => ({ role, region_id: 1, district_id: 11 });

/** The place chosen in the filters, as far as a role has them. */
export const CHOSEN = { region: 5, district: 55 };
