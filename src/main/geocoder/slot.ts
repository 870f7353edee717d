import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';

export type Slot = {
  /** Runs a work in the place of the one before it, which is ended: also one that waits. `signal` tells the work. */
  run: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Ends the one that runs or waits with `cancelled`. */
  clear: () => void;
};

/** Room for one work at a time, begun no sooner than `intervalMs` after the one before. */
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
