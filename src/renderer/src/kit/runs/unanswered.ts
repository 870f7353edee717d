import { AppError, mayBeDone } from '@shared/errors.ts';
import type { Run } from '../run-queue.ts';

/** A call whose answer was lost or cannot be read: its outcome is unknown. */
class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/**
 * Makes a call that changes data; throws `Unanswered` if the answer is lost or cannot be read, any other error
 * unchanged.
 */
export async function answered<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    throw mayBeDone(AppError.from(error)) ? new Unanswered('no answer', { cause: error }) : error;
  }
}

/** Whether an error of `answered` means a lost answer. */
export const isUnanswered = (error: unknown): error is Error => error instanceof Unanswered;

/** Counts the runs to retry: `undone` have certainly not been carried out, `unsure` may have been. */
export function leftOf<Item, Value>(runs: readonly Run<Item, Value>[]): { undone: number; unsure: number } {
  const left = runs.filter(({ state }) => state === 'failed' || state === 'cancelled');
  const unsure = left.filter((run) => run.state === 'failed' && isUnanswered(run.error)).length;
  return { undone: left.length - unsure, unsure };
}
