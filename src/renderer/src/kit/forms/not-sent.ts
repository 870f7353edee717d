import { AppError } from '@shared/errors.ts';

/** A failed reading before a form is sent: nothing has been sent. */
export class NotSent extends AppError {
  /** `cause`: why the reading failed. */
  constructor(cause: AppError) {
    super(cause.toJSON(), { cause });
  }
}

/** Reads data that sending depends on. Throws `NotSent`. */
export async function readFirst<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw new NotSent(AppError.from(error));
  }
}
