import { AppError, mayBeDone } from '@shared/errors.ts';

/** A call that the platform may have carried out, and would carry out again: it is repeated only if the person says so. */
export class Unrepeatable extends AppError {
  /** `cause`: why the outcome is not known. */
  constructor(cause: AppError) {
    super(cause.toJSON(), { cause });
  }
}

/** Makes a call that is not repeatable. Throws `Unrepeatable` if its outcome is not known, else `AppError`. */
export async function unrepeatable<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (thrown) {
    const error = AppError.from(thrown);
    throw mayBeDone(error) ? new Unrepeatable(error) : error;
  }
}
