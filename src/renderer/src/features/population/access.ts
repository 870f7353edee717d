import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';

/** Excel import and export: admin (spec 001 §6, L-021). Adding and editing are open to all who see the list. */
export const canUseExcel = (role: Role): boolean => role === 'admin';

/** The district filter: admin (L-021). */
export const canFilterDistrict = (role: Role): boolean => role === 'admin';

/** Another region than one's own, in list and form: not for a region_manager (L-022). */
export const canChooseRegion = (role: Role): boolean => role !== 'region_manager';

type Filter = { readonly region: number | null; readonly district: number | null };
type Person = Pick<Profile, 'role' | 'region_id'>;

/** The region that a person is bound to; null for any. */
export const ownRegion = ({ role, region_id }: Person): number | null =>
  canChooseRegion(role) ? null : (region_id ?? null);

/** Which districts are listed: a region_manager's by the own region only. */
export const listScope = (me: Person, { region, district }: Filter) => ({
  region_id: canChooseRegion(me.role) ? region : ownRegion(me),
  district_id: canFilterDistrict(me.role) ? district : null,
});
