import { AppError } from '@shared/errors.ts';
import { type Profile, profileSchema } from '@shared/session.ts';
import { type ApiClient, bearer } from '../api/client.ts';
import { parseAnswer } from '../api/parse-answer.ts';
import type { Log } from '../diagnostics/log.ts';

const PROFILE = { method: 'GET', path: 'api/v1/users/profile' } as const;

/** How long a sign-in waits for the region of the person's district, in ms. */
const DISTRICT_MS = 5_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The object of an answer that has the field: the answer itself, or one under some key of it (as in E174). */
const carrierOf = (answer: unknown, field: string): unknown =>
  isRecord(answer) && !(field in answer)
    ? (Object.values(answer).find((value) => isRecord(value) && field in value) ?? answer)
    : answer;

const districtSchema = profileSchema.pick({ region_id: true });

/**
 * Loads the profile that belongs to a token: GET api/v1/users/profile (spec 000 §7). The documents promise only the
 * district of a person: a missing region is that of the district (GET api/v1/districts/{id}, spec 001 §7), or stays
 * unknown if this reading fails. Throws `AppError`; a role that the program does not know is an `unexpected-shape`.
 */
export function createProfileLoader(api: Pick<ApiClient, 'request'>, log: Log) {
  async function regionOf(district: number, authorization: string) {
    try {
      const path = `api/v1/districts/${district}`;
      const signal = AbortSignal.timeout(DISTRICT_MS);
      const answer = await api.request({ method: 'GET', path, authorization, signal });
      return parseAnswer(districtSchema, carrierOf(answer, 'region_id'), 'district').region_id;
    } catch (error) {
      log.warn('the region of the own district could not be read', AppError.from(error).facts());
      return null;
    }
  }

  return async (token: string): Promise<Profile> => {
    const authorization = bearer(token);
    const answer = await api.request({ ...PROFILE, authorization });
    const profile = parseAnswer(profileSchema, carrierOf(answer, 'role'), 'profile');
    const { region_id, district_id } = profile;
    if (region_id != null || district_id == null) return profile;
    const region = await regionOf(district_id, authorization);
    return region == null ? profile : { ...profile, region_id: region, region_derived: true };
  };
}

/** The profile, with the remembered region of the same district where that could not be read now. */
export function withRemembered(profile: Profile, remembered: Profile | null): Profile {
  const isKnown = remembered?.region_derived && remembered.district_id === profile.district_id;
  if (profile.region_id != null || !isKnown) return profile;
  return { ...profile, region_id: remembered.region_id, region_derived: true };
}
