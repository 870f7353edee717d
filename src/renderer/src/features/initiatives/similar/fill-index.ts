import type { Compared } from './entry.ts';
import type { SimilarIndex } from './similar-index.ts';

/** Longest work at a time, in ms: a key that is pressed meanwhile is drawn in the next frames. */
const SLICE_MS = 8;
/** What is left of a resting moment when the next one is waited for, in ms. */
const LEAST_MS = 2;

/** A moment in which the window rests. */
type Moment = Pick<IdleDeadline, 'timeRemaining'>;

/**
 * Puts these initiatives into an index, those that it has already passed over, in slices of at most 8 ms while the window
 * rests: `moment` waits for that, and rejects where nobody wants the index any more.
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
