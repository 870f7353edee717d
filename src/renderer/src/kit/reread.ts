import { AppError } from '@shared/errors.ts';

/**
 * Makes a call. If it is refused or its answer is lost, calls `reread` to refetch the record shown: another person may
 * have changed it, or the call may have succeeded. Rethrows the error.
 */
export async function withReread<Answer>(call: () => Promise<Answer>, reread: () => void): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const { kind } = AppError.from(error);
    if (kind !== 'cancelled' && kind !== 'unauthorized') reread();
    throw error;
  }
}
