import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import { lacksPlace } from '@/entities/place-scope.ts';

/** Whether a role may choose a kindergarten's region: all but region_manager, bound to the profile's region (Z-106). */
export const canChooseRegion = (role: Role): boolean => role !== 'region_manager';

/** Id of the region that a person is bound to, in list and form; null: any region (Z-106). */
export const ownRegion = ({ role, region_id }: Pick<Profile, 'role' | 'region_id'>): number | null =>
  canChooseRegion(role) ? null : (region_id ?? null);

/** Whether the list has no place to be asked for: a region manager without a region. */
export const hasNoPlace = (me: Pick<Profile, 'role' | 'region_id' | 'district_id'>): boolean =>
  lacksPlace(me, { region: canChooseRegion(me.role), district: true });
