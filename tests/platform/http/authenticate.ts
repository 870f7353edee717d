import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';
import { HttpProblem } from './problem.ts';

const AGAIN = 'Tizimga qaytadan kiring';

/**
 * Returns the caller by the Authorization header. Reading: the scheme is `Bearer` (spec 000 §7 names none).
 * Throws 401; a missing or invented token is a violation, an expired one is not.
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

/** Name and password of the scheduler; the documents do not show the real platform's (Z-079). */
export const SCHEDULER_CREDENTIALS = 'scheduler:Kapital-2026';

/** Admits the scheduler by its basic authorization (N-030). Throws 401 for anything else. */
export function authenticateScheduler(request: FastifyRequest, services: Services): void {
  const [scheme, sent = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') throw new HttpProblem(401, AGAIN, 'Authorization is not "Basic <credentials>"');
  if (Buffer.from(sent, 'base64').toString() !== SCHEDULER_CREDENTIALS) throw new HttpProblem(401, AGAIN);
  services.callOf(request).user = 'scheduler';
}
