import { AppError, mayBeDone } from '@shared/errors.ts';
import type { JournalOutcome } from '@shared/journal.ts';
import { startOf, units } from '@shared/start-of.ts';

/** Longest text of the platform that is kept, in characters. */
const SAID_LENGTH = 200;

/** Whether the page has cancelled a call in flight. */
const givenUp = ({ kind, status }: AppError): boolean => kind === 'cancelled' && status === undefined;

/** The outcome, after a failed call, of the change that it was to make. */
export function outcomeOf(thrown: unknown): JournalOutcome {
  const error = AppError.from(thrown);
  const { status, serverMessage, number } = error;
  return {
    state: mayBeDone(error) || givenUp(error) ? 'unknown' : 'refused',
    ...(status !== undefined && { status }),
    ...(serverMessage !== undefined && { said: startOf(serverMessage, SAID_LENGTH, units) }),
    ...(number !== undefined && { number }),
  };
}
