import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import type { Place } from '@/entities/place-filter.tsx';
import { placeScope } from '@/entities/place-scope.ts';

type Person = Pick<Profile, 'role' | 'region_id' | 'district_id'>;

/** The region of a report, in list and form: admin (K-008); otherwise that of the profile (Z-070). */
export const canChooseRegion = (role: Role): boolean => role === 'admin';

/** The district: admin (K-008), and whoever's profile names none, for it is required (Z-070; an inference). */
export const canChooseDistrict = ({ role, district_id }: Person): boolean =>
  canChooseRegion(role) || district_id == null;

/** Whose reports are listed. */
export const listScope = (me: Person, filter: Place) =>
  placeScope(me, filter, { region: canChooseRegion(me.role), district: canChooseDistrict(me) });

/** The place that a new report begins with; null where it is chosen. */
export const ownPlace = ({ role, region_id, district_id }: Person) =>
  canChooseRegion(role)
    ? { region_id: null, district_id: null }
    : { region_id: region_id ?? null, district_id: district_id ?? null };
