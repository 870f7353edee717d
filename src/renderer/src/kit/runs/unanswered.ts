import { AppError, hasNoAnswer } from '@shared/errors.ts';
import type { Run } from '../run-queue.ts';

/** A call of a run that went out and got no answer: nobody knows whether it was carried out. */
class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** Makes a call that changes something; throws `Unanswered` where its answer got lost, and any other error as it is. */
export async function answered<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    throw hasNoAnswer(AppError.from(error)) ? new Unanswered('no answer', { cause: error }) : error;
  }
}

export const isUnanswered = (error: unknown): boolean => error instanceof Unanswered;

/** Of those to be tried again, how many have certainly not been done, and how many may have been. */
export function leftOf<Item, Value>(runs: readonly Run<Item, Value>[]): { undone: number; unsure: number } {
  const left = runs.filter(({ state }) => state === 'failed' || state === 'cancelled');
  const unsure = left.filter((run) => run.state === 'failed' && isUnanswered(run.error)).length;
  return { undone: left.length - unsure, unsure };
}
