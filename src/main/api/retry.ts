import { AppError } from '@shared/errors.ts';
import { isHTTPError, type RetryOptions } from 'ky';
import { isGatewayAnswer, lineBroke } from './outage.ts';

/** A platform that is there and asks for patience. */
const BUSY = 503;
/** Three attempts in all. */
const RETRIES = 2;
/** The longest that a Retry-After is obeyed, in ms: a person is waiting. */
const MAX_RETRY_AFTER_MS = 10_000;

/**
 * When a call is tried again: a GET after a network failure or a 503 (its Retry-After is honoured) up to twice, after
 * 502 and 504 once. Never after a timeout, which has cost the person half a minute already, and never anything but a GET,
 * which the platform may have carried out before the line broke.
 * The wait is random between 0 and `backoffMs`, doubled each time, so that a district's workstations do not return at once.
 */
export function retryOptions(backoffMs: number): RetryOptions {
  return {
    limit: RETRIES,
    methods: ['get'],
    statusCodes: [BUSY],
    afterStatusCodes: [BUSY],
    maxRetryAfter: MAX_RETRY_AFTER_MS,
    delay: (attempt) => backoffMs * 2 ** (attempt - 1),
    jitter: true,
    shouldRetry: ({ error, retryCount }) => {
      if (error instanceof AppError) return lineBroke(error);
      if (!isHTTPError(error)) return false;
      const { status } = error.response;
      // A platform that restarts behind its gateway is worth a second try; twice is an outage.
      return status !== BUSY && isGatewayAnswer({ status }) ? retryCount === 1 : undefined;
    },
  };
}
