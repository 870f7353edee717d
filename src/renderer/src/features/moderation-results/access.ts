import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';

/** Handing in the result of any district: admin; a moderator's region and district are those of the profile (M-003, M-004). */
export const canChoosePlace = (role: Role): boolean => role === 'admin';

type Person = Pick<Profile, 'role' | 'region_id' | 'district_id'>;

/** The place that a person's result is of; null for what has to be chosen. */
export const ownPlace = ({ role, region_id, district_id }: Person) =>
  canChoosePlace(role)
    ? { region_id: null, district_id: null }
    : { region_id: region_id ?? null, district_id: district_id ?? null };
