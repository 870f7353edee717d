import { AppError } from '@shared/errors.ts';

/** The answer of a call; null where the platform has no such record (404). Throws `AppError` on any other failure. */
export async function orNone<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (thrown) {
    const error = AppError.from(thrown);
    if (error.kind === 'not-found') return null;
    throw error;
  }
}
