import { type Haystack, haystackInParts } from './haystack.ts';
import type { BigOption } from './option.ts';

type Options = readonly BigOption<string | number>[];

/** Work between two pauses, in ms: half a frame. */
const SLICE_MS = 8;
/** Longest wait for an idle window before work goes on, in ms. */
const IDLE_TIMEOUT_MS = 40;

/** A haystack in preparation. */
export type Preparation = {
  readonly haystack: Promise<Haystack>;
  /**
   * Call when a search is waiting: from now on the work pauses only as long as the window needs to draw and to handle a
   * key.
   */
  readonly hurry: () => void;
};

/** Cache: one haystack per array of options, shared by all fields and kept as long as the array. */
const prepared = new WeakMap<Options, Preparation>();

/** Prepares the haystack of these options while the window is idle; cached by the array. */
export function prepareHaystack(options: Options): Preparation {
  const known = prepared.get(options);
  if (known) return known;
  let awaited = false;
  const haystack = inSlices(haystackInParts(options), () => (awaited ? pause() : idle()));
  const preparation = {
    haystack,
    hurry: () => {
      awaited = true;
    },
  };
  prepared.set(options, preparation);
  return preparation;
}

async function inSlices<T>(work: Generator<void, T>, rest: () => Promise<unknown>): Promise<T> {
  while (true) {
    await rest();
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
  }
}

const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS }));
const pause = () => new Promise((resolve) => setTimeout(resolve));
