import type { Compared } from './entry.ts';
import type { SimilarIndex } from './similar-index.ts';

/** Time slice, in ms: a key pressed meanwhile shows within the next frames. */
const SLICE_MS = 8;
/** Remaining idle time, in ms, below which the next idle moment is awaited. */
const LEAST_MS = 2;

/** A moment in which the window is idle. */
type Moment = Pick<IdleDeadline, 'timeRemaining'>;

/**
 * Puts these initiatives into an index, skipping those that it already holds, in slices of at most 8 ms while the
 * window is idle: `moment` waits for that, and rejects once the index is no longer wanted.
 */
export async function fillIndex<One extends Compared>(
  index: SimilarIndex<One>,
  initiatives: readonly One[],
  moment: () => Promise<Moment>,
): Promise<void> {
  let resting: Moment | null = null;
  let began = 0;
  for (const one of initiatives) {
    if (index.get(one.id) === one) continue;
    if (!resting || resting.timeRemaining() < LEAST_MS || performance.now() - began >= SLICE_MS) {
      resting = await moment();
      began = performance.now();
    }
    index.put(one);
  }
}
