import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';

/**
 * Whether a role may import and export Excel: admin (spec 001 §6, L-021). Adding and editing are open to all roles of
 * the list.
 */
export const canUseExcel = (role: Role): boolean => role === 'admin';

/** Whether a role has the district filter: admin (L-021). */
export const canFilterDistrict = (role: Role): boolean => role === 'admin';

/** Whether a role may choose a region, in list and form: all but region_manager (L-022). */
export const canChooseRegion = (role: Role): boolean => role !== 'region_manager';

type Filter = { readonly region: number | null; readonly district: number | null };
type Person = Pick<Profile, 'role' | 'region_id'>;

/** Region id that a person is bound to; null: any region. */
export const ownRegion = ({ role, region_id }: Person): number | null =>
  canChooseRegion(role) ? null : (region_id ?? null);

/** Place parameters of the list; a region_manager's region is that of the profile. */
export const listScope = (me: Person, { region, district }: Filter) => ({
  region_id: canChooseRegion(me.role) ? region : ownRegion(me),
  district_id: canFilterDistrict(me.role) ? district : null,
});
