import { AppError } from '@shared/errors.ts';

/** A failed reading before a form is sent: nothing has been sent. */
export class NotSent extends AppError {
  /** `cause`: why the reading failed. */
  constructor(cause: AppError) {
    super(cause.toJSON(), { cause });
  }
}

/** The record that a form changes is not there any more: nothing has been changed. */
export class Gone extends NotSent {}

/** Reads data that sending depends on. Throws `NotSent`, `Gone` if it is not there any more. */
export async function readFirst<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    const cause = AppError.from(error);
    throw cause.kind === 'not-found' ? new Gone(cause) : new NotSent(cause);
  }
}
