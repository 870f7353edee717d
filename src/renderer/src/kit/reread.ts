import { AppError } from '@shared/errors.ts';

/**
 * Makes a call and, where it was refused or its answer got lost, has what is shown of its record read again: somebody was
 * faster, or it was carried out all the same. The error is thrown on.
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
