import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';

/** Room for one task at a time. */
export type Slot = {
  /** Runs a task and cancels the previous one, running or waiting. `signal` aborts when the task is cancelled. */
  run: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Ends the running or waiting task as `cancelled`. */
  clear: () => void;
};

/** Creates a slot; a task starts no sooner than `intervalMs` after the start of the previous one. */
export function createSlot(intervalMs: number): Slot {
  let current = new AbortController();
  let begunAt = Number.NEGATIVE_INFINITY;
  const clear = () => current.abort(new AppError({ kind: 'cancelled' }));
  return {
    clear,
    run: async (work) => {
      clear();
      current = new AbortController();
      const { signal } = current;
      const wait = begunAt + intervalMs - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
      begunAt = performance.now();
      return work(signal);
    },
  };
}
