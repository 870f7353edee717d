import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import { lacksPlace } from '@/entities/place-scope.ts';

/**
 * Whether a role may import and export Excel: admin (spec 001 §6, L-021). Adding and editing are open to all roles of
 * the list.
 */
export const canUseExcel = (role: Role): boolean => role === 'admin';

/** Whether a role has the district filter: admin (L-021). */
export const canFilterDistrict = (role: Role): boolean => role === 'admin';

/** Whether a role may choose a region, in list and form: all but region_manager (L-022). */
export const canChooseRegion = (role: Role): boolean => role !== 'region_manager';

/** Whose rows the list of a person with a district of their own shows: those of the district, or of all. */
export type Shown = 'own' | 'all';

type Filter = { readonly region: number | null; readonly district: number | null; readonly shown: Shown };
type Person = Pick<Profile, 'role' | 'region_id' | 'district_id'>;

/** Region id that a person is bound to; null: any region. */
export const ownRegion = ({ role, region_id }: Pick<Person, 'role' | 'region_id'>): number | null =>
  canChooseRegion(role) ? null : (region_id ?? null);

/** District whose rows a person sees and enters first, others by choice: a moderator's own (Z-177); null: none. */
export const firstDistrict = ({ role, district_id }: Person): number | null =>
  role === 'moderator' ? (district_id ?? null) : null;

/** Place that a new record begins with. */
export const firstPlace = (me: Person) =>
  firstDistrict(me) === null
    ? { region_id: ownRegion(me), district_id: null }
    : { region_id: me.region_id ?? null, district_id: me.region_id == null ? null : firstDistrict(me) };

/** Place parameters of the list; a region_manager's region is that of the profile. */
export const listScope = (me: Person, { region, district, shown }: Filter) => ({
  region_id: canChooseRegion(me.role) ? region : ownRegion(me),
  district_id: canFilterDistrict(me.role) ? district : shown === 'own' ? firstDistrict(me) : null,
});

/** Whether the list has no place to be asked for: a region manager without a region. */
export const hasNoPlace = (me: Pick<Profile, 'role' | 'region_id' | 'district_id'>): boolean =>
  lacksPlace(me, { region: canChooseRegion(me.role), district: true });
