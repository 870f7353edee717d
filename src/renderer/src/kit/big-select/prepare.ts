import { type Haystack, haystackInParts } from './haystack.ts';
import type { BigOption } from './option.ts';

type Options = readonly BigOption<string | number>[];

/** ms of work between two rests; half a frame. */
const SLICE_MS = 8;
/** ms after which work goes on even in a window that never rests. */
const IDLE_TIMEOUT_MS = 40;

export type Preparation = {
  readonly haystack: Promise<Haystack>;
  /** Somebody waits: from now on the work rests only as long as the window needs to draw and to take a key. */
  readonly hurry: () => void;
};

/** One haystack per array of options, for every field that offers them, for as long as the array lives. */
const prepared = new WeakMap<Options, Preparation>();

/** Makes the haystack of these options while the window rests. */
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
