import { AppError, type ErrorKind } from '@shared/errors.ts';
import { isHTTPError, isTimeoutError } from 'ky';
import { retryAfterMs } from './retry-after.ts';
import { saidIn } from './said.ts';

/** The error kind of an HTTP status that is not a success. */
export function kindOfStatus(status: number): ErrorKind {
  switch (status) {
    case 400:
    case 409:
    case 413:
    case 422:
      return 'invalid';
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
      return 'not-found';
    default:
      return 'server';
  }
}

/** The error of an answer: its status, `Retry-After` and what the server says itself, if anything (spec 000 §8). */
export function errorOfAnswer(status: number, body: unknown, headers?: Headers): AppError {
  const { message, fields } = saidIn(body);
  const wait = headers ? retryAfterMs(headers) : null;
  return new AppError({
    kind: kindOfStatus(status),
    status,
    ...(message !== undefined && { serverMessage: message }),
    ...(fields.length > 0 && { fields }),
    detail: `HTTP ${status}`,
    ...(wait !== null && { retryAfterMs: wait }),
  });
}

/** Node's fetch hides the reason in `cause` ("fetch failed"), Chromium's names it in the message (`net::ERR_…`). */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (!(cause instanceof Error)) return thrown.message;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
  return `${thrown.message}: ${code}`;
}

/**
 * The error of a failed fetch or of a body that broke off. A refused redirect is our decision and not a network
 * failure: a retry would meet the same redirect.
 */
export function errorOfFetch(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const detail = reasonOf(thrown);
  return new AppError({ kind: /redirect/i.test(detail) ? 'server' : 'network', detail }, { cause: thrown });
}

/**
 * Any failure of a call as an AppError. `signal` is the caller's: once it is aborted, the result is its reason if that
 * is an AppError, otherwise `cancelled`.
 */
export function errorOfCall(thrown: unknown, signal: AbortSignal): AppError {
  if (signal.aborted) {
    const { reason } = signal;
    return reason instanceof AppError ? reason : new AppError({ kind: 'cancelled' }, { cause: thrown });
  }
  if (isHTTPError(thrown)) return errorOfAnswer(thrown.response.status, thrown.data, thrown.response.headers);
  if (isTimeoutError(thrown)) return new AppError({ kind: 'timeout', detail: 'no answer in time' }, { cause: thrown });
  return AppError.from(thrown);
}
