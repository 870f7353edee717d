import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, asksForFewer } from '@shared/errors.ts';
import { isOutage } from '../api/outage.ts';

/** Pauses between the attempts of a call that is safe to retry, in ms: four attempts in all. */
export const PAUSES_MS: readonly number[] = [2_000, 8_000, 30_000];

/** Whether a retry may succeed later: the failure is not the platform's verdict on the request. */
export const isPassing = (error: AppError): boolean =>
  isOutage(error) || asksForFewer(error) || (error.status ?? 0) >= 500;

/**
 * Makes a call that is safe to retry, with one retry per pause. `onTry` gets the number of each attempt, from 1. Throws
 * the last failure: after the last attempt, when `signal` aborts a pause, or at once if a retry would not help.
 */
export async function withTries<T>(
  call: () => Promise<T>,
  { pauses, signal, onTry }: { pauses: readonly number[]; signal: AbortSignal; onTry: (nth: number) => void },
): Promise<T> {
  for (let nth = 1; ; nth += 1) {
    onTry(nth);
    try {
      return await call();
    } catch (thrown) {
      const error = AppError.from(thrown);
      const pause = pauses[nth - 1];
      if (pause === undefined || signal.aborted || !isPassing(error)) throw error;
      await sleep(pause, undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}
