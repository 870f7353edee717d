import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import type { Place } from '@/entities/place-filter.tsx';
import { lacksPlace, placeScope, startingPlace } from '@/entities/place-scope.ts';

type Person = Pick<Profile, 'role' | 'region_id' | 'district_id'>;

/**
 * Whether a role may choose the region, in list and form: admin (K-008); for others the profile's region is used
 * (Z-070).
 */
export const canChooseRegion = (role: Role): boolean => role === 'admin';

/**
 * Whether a person may choose the district: admin (K-008), or anyone whose profile has none, as the district is
 * required (Z-070; an inference).
 */
export const canChooseDistrict = ({ role, district_id }: Person): boolean =>
  canChooseRegion(role) || district_id == null;

/** Place parameters of the list. */
export const listScope = (me: Person, filter: Place) => placeScope(me, filter, filtersOf(me));

/** Whether the list has no place to be asked for. */
export const hasNoPlace = (me: Person): boolean => lacksPlace(me, filtersOf(me));

const filtersOf = (me: Person) => ({ region: canChooseRegion(me.role), district: canChooseDistrict(me) });

/** Initial place of a new report; null if the person chooses. */
export const ownPlace = (me: Person) => startingPlace(me, canChooseRegion(me.role));
