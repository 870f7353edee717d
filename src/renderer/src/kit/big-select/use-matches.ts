import { isBlank } from '@shared/blank.ts';
import { useEffect, useMemo, useState } from 'react';
import { type Haystack, haystackInParts } from './haystack.ts';
import type { BigOption } from './option.ts';
import { createSearch, type Matches } from './search.ts';

type Options = readonly BigOption<string | number>[];

/**
 * The options that match a query: 'all' for an empty query, undefined while the options are being prepared for their
 * first search.
 */
export function useMatches(options: Options, query: string): Matches | 'all' | undefined {
  const [ready, setReady] = useState<{ options: Options; haystack: Haystack }>();
  useEffect(() => {
    let wanted = true;
    if (options.length > 0) {
      void prepareHaystack(options).haystack.then((haystack) => wanted && setReady({ options, haystack }));
    }
    return () => {
      wanted = false;
    };
  }, [options]);

  const haystack = ready?.options === options ? ready.haystack : undefined;
  const waiting = query !== '' && !haystack && options.length > 0;
  useEffect(() => {
    if (waiting) prepareHaystack(options).hurry();
  }, [waiting, options]);

  const search = useMemo(() => haystack && createSearch(haystack), [haystack]);
  return useMemo(() => (isBlank(query) || options.length === 0 ? 'all' : search?.(query)), [options, query, search]);
}

/** Work between two pauses, in ms: half a frame. */
const SLICE_MS = 8;
/** Longest wait for an idle window before work goes on, in ms. */
const IDLE_TIMEOUT_MS = 40;

/** A haystack in preparation. */
type Preparation = {
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
function prepareHaystack(options: Options): Preparation {
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
