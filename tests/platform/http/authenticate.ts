import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../types.ts';
import { HttpProblem } from './problem.ts';

const AGAIN = 'Tizimga qaytadan kiring';

/**
 * Who calls, by the Authorization header. Reading: the scheme word is `Bearer` (spec 000 §7 names none).
 * Throws 401; an expired token is no violation, a missing or invented one is.
 */
export function authenticate(request: FastifyRequest, services: Services): PlatformUser {
  const header = request.headers.authorization;
  if (header === undefined) throw new HttpProblem(401, AGAIN, 'Authorization is missing');
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  if (token === undefined) throw new HttpProblem(401, AGAIN, 'Authorization is not "Bearer <token>"');
  const found = services.tokens.find(token);
  if (found === 'unknown') throw new HttpProblem(401, AGAIN, 'the access token was never given out');
  if (found === 'expired') throw new HttpProblem(401, AGAIN);
  services.callOf(request).user = found.username;
  return found;
}
