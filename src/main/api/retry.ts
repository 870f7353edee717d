import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';
import { type BeforeRetryHook, isHTTPError, type RetryOptions } from 'ky';
import { isGatewayAnswer, lineBroke } from './outage.ts';
import { retryAfterMs } from './retry-after.ts';

/** Status of a platform that is running but asks for patience. */
const BUSY = 503;
/** Retries after the first attempt: three attempts in all. */
const RETRIES = 2;
/** Longest Retry-After that is waited for, in ms: a person is waiting. After a longer one the failure is told at once. */
const MAX_RETRY_AFTER_MS = 10_000;

/**
 * A hook of ky that lengthens a wait which the platform named by up to `spreadMs`, by chance: it names the same one to all
 * workstations, and they would come back together.
 */
export const spreadOut =
  (spreadMs: number): BeforeRetryHook =>
  async ({ error, request }) => {
    if (!isHTTPError(error) || retryAfterMs(error.response.headers) === null) return;
    await sleep(Math.random() * spreadMs, undefined, { signal: request.signal });
  };

/**
 * The retry rule: a GET is retried up to twice after a network failure or a 503 (honouring Retry-After), once after 502
 * and 504. No retry after a timeout, which has already cost half a minute, nor for other methods, which the platform
 * may have carried out before the connection broke. The wait is random between 0 and `backoffMs`, doubled each time, so
 * that a district's workstations do not return at once.
 */
export function retryOptions(backoffMs: number): RetryOptions {
  return {
    limit: RETRIES,
    methods: ['get'],
    statusCodes: [BUSY],
    afterStatusCodes: [BUSY],
    delay: (attempt) => backoffMs * 2 ** (attempt - 1),
    jitter: true,
    shouldRetry: ({ error, retryCount }) => {
      if (error instanceof AppError) return lineBroke(error);
      if (!isHTTPError(error)) return false;
      const { status } = error.response;
      if (status === BUSY && (retryAfterMs(error.response.headers) ?? 0) > MAX_RETRY_AFTER_MS) return false;
      // A platform restarting behind its gateway deserves one retry; a second failure is an outage.
      return status !== BUSY && isGatewayAnswer({ status }) ? retryCount === 1 : undefined;
    },
  };
}
