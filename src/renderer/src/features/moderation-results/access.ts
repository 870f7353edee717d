import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import { startingPlace } from '@/entities/place-scope.ts';

/**
 * Whether a role may submit results for any district: admin. A moderator's region and district come from the profile
 * (M-003, M-004).
 */
export const canChoosePlace = (role: Role): boolean => role === 'admin';

type Person = Pick<Profile, 'role' | 'region_id' | 'district_id'>;

/** Region and district of a person's result; null if the person chooses. */
export const ownPlace = (me: Person) => startingPlace(me, canChoosePlace(me.role));
