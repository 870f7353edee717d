import { randomInt } from 'node:crypto';
import { ERROR_NUMBER_LENGTH, ERROR_NUMBER_SIGNS } from '@shared/error-schema.ts';
import type { AppError } from '@shared/errors.ts';

/** A new error number, by chance: 22⁶ of them, so that one log hardly holds the same twice. */
export const newErrorNumber = (): string =>
  Array.from({ length: ERROR_NUMBER_LENGTH }, () => ERROR_NUMBER_SIGNS[randomInt(ERROR_NUMBER_SIGNS.length)]).join('');

/**
 * Gives the failure a number, unless it has one, and returns it. Called by whoever logs a failure first, so that all
 * its lines hold the same number, and the page shows it. What was cancelled is no failure and gets none.
 */
export function numbered(error: AppError): AppError {
  if (error.kind !== 'cancelled') error.number ??= newErrorNumber();
  return error;
}
