import { AppError, hasNoAnswer } from '@shared/errors.ts';
import type { JournalOutcome } from '@shared/journal.ts';

/** Longest text of the platform that is kept, in characters. */
const SAID_LENGTH = 200;
/** Whether a failed call may have been carried out all the same. */
function mayBeDone(error: AppError): boolean {
  // An answer without readable content, such as a network's own page, came with a success, if with any status.
  if (hasNoAnswer(error) || error.kind === 'unexpected-shape') return true;
  // The page cancels a call in flight.
  return error.status === undefined && error.kind === 'cancelled';
}

/** What a failure says about the change that the call was to make. */
export function outcomeOf(thrown: unknown): JournalOutcome {
  const error = AppError.from(thrown);
  const { status, serverMessage, number } = error;
  return {
    state: mayBeDone(error) ? 'unknown' : 'refused',
    ...(status !== undefined && { status }),
    ...(serverMessage !== undefined && { said: serverMessage.slice(0, SAID_LENGTH) }),
    ...(number !== undefined && { number }),
  };
}
