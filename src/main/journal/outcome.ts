import { AppError } from '@shared/errors.ts';
import type { JournalOutcome } from '@shared/journal.ts';

/** Longest text of the platform that is kept, in characters. */
const SAID_LENGTH = 200;
/** Statuses of a proxy that got no answer in time or none at all: the platform may have carried out the call. */
const UNANSWERED = new Set([502, 504]);

/** Whether a failed call may have been carried out all the same. */
function mayBeDone({ kind, status }: AppError): boolean {
  if (status !== undefined) return UNANSWERED.has(status);
  // The page cancels a call in flight; an answer without readable content came from a server that took the call.
  return kind === 'network' || kind === 'timeout' || kind === 'cancelled' || kind === 'unexpected-shape';
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
