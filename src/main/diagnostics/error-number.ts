import { randomInt } from 'node:crypto';
import { ERROR_NUMBER_LENGTH, ERROR_NUMBER_SIGNS } from '@shared/error-schema.ts';
import type { AppError } from '@shared/errors.ts';

/** A new random error number, one of 22⁶, so that a log hardly ever holds the same number twice. */
export const newErrorNumber = (): string =>
  Array.from({ length: ERROR_NUMBER_LENGTH }, () => ERROR_NUMBER_SIGNS[randomInt(ERROR_NUMBER_SIGNS.length)]).join('');

/**
 * Gives the failure a number, unless it has one, and returns it. Called where a failure is first logged, so that all
 * its log lines and the page show the same number. A cancellation is not a failure and gets none.
 */
export function numbered(error: AppError): AppError {
  if (error.kind !== 'cancelled') error.number ??= newErrorNumber();
  return error;
}
