import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';
import { asksForFewer, isOutage } from '../api/outage.ts';

/** Pauses between the tries of a call that may be repeated, in ms: four tries in all. */
export const PAUSES_MS: readonly number[] = [2_000, 8_000, 30_000];

/** Whether the same call may succeed later: no verdict of the platform on what was sent. */
export const isPassing = (error: AppError): boolean =>
  isOutage(error) || asksForFewer(error) || (error.status ?? 0) >= 500;

/**
 * Tries a call that may be repeated up to four times. `onTry` gets the number of each try, from 1. An abort of `signal` ends a pause, and
 * the failure before it is thrown. Throws the last failure, and at once one that another try would not change.
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
