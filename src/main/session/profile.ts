import { type Profile, profileSchema } from '@shared/session.ts';
import { type ApiClient, bearer } from '../api/client.ts';
import { parseAnswer } from '../api/parse-answer.ts';

const PROFILE = { method: 'GET', path: 'api/v1/users/profile' } as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The object of an answer that carries the role: the answer itself, or one under some key of it (as in E174). */
const carrierOf = (answer: unknown): unknown =>
  isRecord(answer) && !('role' in answer)
    ? (Object.values(answer).find((value) => isRecord(value) && 'role' in value) ?? answer)
    : answer;

/**
 * Loads the profile that belongs to a token: GET api/v1/users/profile (spec 000 §7). Throws `AppError`; a role that the
 * program does not know is an `unexpected-shape`.
 */
export const createProfileLoader =
  (api: Pick<ApiClient, 'request'>) =>
  async (token: string): Promise<Profile> =>
    parseAnswer(profileSchema, carrierOf(await api.request({ ...PROFILE, authorization: bearer(token) })), 'profile');
