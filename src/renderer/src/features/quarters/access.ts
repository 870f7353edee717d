import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import type { Place } from '@/entities/place-filter.tsx';
import { lacksPlace, placeScope } from '@/entities/place-scope.ts';

/** Whether a role may add a quarter: admin (spec 001 §6, J-005). */
export const canAdd = (role: Role): boolean => role === 'admin';

/** Whether a role may delete a quarter: admin (J-006). Editing is open to all roles of the list (J-007). */
export const canDelete = (role: Role): boolean => role === 'admin';

/** Whether a role has the Excel dialog: admin (J-002). */
export const canUseExcel = (role: Role): boolean => role === 'admin';

/** Whether a role has the region filter: admin (J-003). */
export const canFilterRegion = (role: Role): boolean => role === 'admin';

/**
 * Whether a role has the district filter: admin and region_manager (J-004); a moderator's district is fixed (Z-067).
 */
export const canFilterDistrict = (role: Role): boolean => role === 'admin' || role === 'region_manager';

/**
 * Whether a role may edit region, district, name, population and status: admin (J-017); tax id and account are open to
 * all (Z-068).
 */
export const canEditIdentity = (role: Role): boolean => role === 'admin';

/** Whether a role may choose the extra quarter: admin (J-018), for an archived quarter (J-020). */
export const canChooseExtra = (role: Role): boolean => role === 'admin';

type Person = Pick<Profile, 'role' | 'region_id' | 'district_id'>;

/**
 * Place parameters of the list: for non-admins the profile's region, for moderators also the profile's district (J-009,
 * J-010).
 */
export const listScope = (me: Person, filter: Place) => placeScope(me, filter, filtersOf(me.role));

/** Whether the list has no place to be asked for. */
export const hasNoPlace = (me: Person): boolean => lacksPlace(me, filtersOf(me.role));

const filtersOf = (role: Role) => ({ region: canFilterRegion(role), district: canFilterDistrict(role) });
