import { AppError, mayBeDone } from '@shared/errors.ts';
import { type JournalAction, type JournalOutcome, traitsOf } from '@shared/journal.ts';
import { outcomeOf, totalsAnswer } from '@shared/totals.ts';

/** Whether the page has cancelled a call in flight. */
const givenUp = ({ kind, status }: AppError): boolean => kind === 'cancelled' && status === undefined;

/** The outcome, after a failed call, of the change that it was to make. */
export function journalOutcome(thrown: unknown): JournalOutcome {
  const error = AppError.from(thrown);
  const { status, serverMessage, number } = error;
  return {
    state: mayBeDone(error) || givenUp(error) ? 'unknown' : 'refused',
    ...(status !== undefined && { status }),
    ...(serverMessage !== undefined && { said: serverMessage }),
    ...(number !== undefined && { number }),
  };
}

/** The outcome of an answered call; where its answer counts, with the totals, and unknown if they cannot be read (Z-154). */
export function outcomeOfAnswer(action: JournalAction, answer: unknown): JournalOutcome {
  if (!traitsOf(action).counts) return { state: 'done' };
  const { success, data: totals } = totalsAnswer.safeParse(answer);
  if (!success) return { state: 'unknown' };
  if (!totals) return { state: 'done' };
  const { errors: _, ...counts } = totals;
  return { state: 'done', counted: { ...counts, as: outcomeOf(totals) } };
}
