import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';
import { type BeforeRetryHook, isHTTPError, type RetryOptions } from 'ky';
import { isGatewayAnswer, lineBroke } from './outage.ts';
import { retryAfterMs } from './retry-after.ts';

/** Status of a platform that is running but overloaded. */
const BUSY = 503;
/** Retries after the first attempt: three attempts in all. */
const RETRIES = 2;
/** Longest Retry-After that is honoured, in ms, since a person is waiting. If it is longer, the call fails at once. */
const MAX_RETRY_AFTER_MS = 10_000;

/**
 * A ky hook that adds a random time of up to `spreadMs` to a `Retry-After` wait: the platform names the same wait to
 * all workstations, which would otherwise retry together.
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
 * may have executed before the connection broke. The backoff is random between 0 and `backoffMs`, doubled each time, so
 * that a district's workstations do not retry at once.
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
