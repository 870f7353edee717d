/** Time slice, in ms: a key pressed meanwhile shows within the next frames. */
const SLICE_MS = 8;
/** Remaining idle time, in ms, below which the next idle moment is awaited. */
const LEAST_MS = 2;

/** Waits until the window is idle; rejects once the work is no longer wanted. */
export type IdleMoment = () => Promise<Pick<IdleDeadline, 'timeRemaining'>>;

/** Does something with each value, in slices of at most 8 ms while the window is idle. */
export async function inSlices<T>(values: Iterable<T>, moment: IdleMoment, act: (value: T) => void): Promise<void> {
  let resting: Awaited<ReturnType<IdleMoment>> | null = null;
  let began = 0;
  for (const value of values) {
    if (!resting || resting.timeRemaining() < LEAST_MS || performance.now() - began >= SLICE_MS) {
      resting = await moment();
      began = performance.now();
    }
    act(value);
  }
}
