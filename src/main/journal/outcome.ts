import { AppError, mayBeDone } from '@shared/errors.ts';
import type { JournalOutcome } from '@shared/journal.ts';

/** Whether the page has cancelled a call in flight. */
const givenUp = ({ kind, status }: AppError): boolean => kind === 'cancelled' && status === undefined;

/** The outcome, after a failed call, of the change that it was to make. */
export function outcomeOf(thrown: unknown): JournalOutcome {
  const error = AppError.from(thrown);
  const { status, serverMessage, number } = error;
  return {
    state: mayBeDone(error) || givenUp(error) ? 'unknown' : 'refused',
    ...(status !== undefined && { status }),
    ...(serverMessage !== undefined && { said: serverMessage }),
    ...(number !== undefined && { number }),
  };
}
