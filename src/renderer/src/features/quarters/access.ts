import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import type { Place } from '@/entities/place-filter.tsx';
import { placeScope } from '@/entities/place-scope.ts';

/** Adding a quarter: admin (spec 001 §6, J-005). */
export const canAdd = (role: Role): boolean => role === 'admin';

/** Deleting one: admin (J-006). Editing is open to all who see the list (J-007). */
export const canDelete = (role: Role): boolean => role === 'admin';

/** The dialog of Excel files: admin (J-002). */
export const canUseExcel = (role: Role): boolean => role === 'admin';

/** The region filter: admin (J-003). */
export const canFilterRegion = (role: Role): boolean => role === 'admin';

/** The district filter: admin and region_manager (J-004); the moderator's district is given (Z-067). */
export const canFilterDistrict = (role: Role): boolean => role === 'admin' || role === 'region_manager';

/** Region, district, name, population and status of a quarter: admin (J-017); the numbers are open to all (Z-068). */
export const canEditIdentity = (role: Role): boolean => role === 'admin';

/** The extra quarter: admin (J-018), for an archived one (J-020). */
export const canChooseExtra = (role: Role): boolean => role === 'admin';

type Person = Pick<Profile, 'role' | 'region_id' | 'district_id'>;

/** Whose quarters are listed: the region of the profile unless admin, for a moderator its district too (J-009, J-010). */
export const listScope = (me: Person, filter: Place) =>
  placeScope(me, filter, { region: canFilterRegion(me.role), district: canFilterDistrict(me.role) });
