import { AppError } from '@shared/errors.ts';

/** Conditions under which pictures may be prefetched. */
export type AheadGate = {
  /** Null while the line is quiet; otherwise a promise that resolves once it is. See `Traffic`. */
  quiet: () => Promise<void> | null;
  /** Resolves once the line is steady. Rejects with the signal's reason. */
  steady: (signal: AbortSignal) => Promise<void>;
  /** Whether the line is metered. */
  metered: () => Promise<boolean>;
};

/** Fetches and stores one picture. `pause`: called for each chunk; reading pauses until its promise has resolved. */
type Fetching = (pause: () => Promise<void> | undefined) => Promise<Uint8Array>;

/** Prefetches pictures, one at a time. */
export type PicturesAhead = {
  /**
   * Fetches a picture once its turn has come. A newer call replaces one that still waits, which then rejects. Throws
   * `AppError`: `cancelled` if replaced, or if the line is metered.
   */
  take: (key: string, fetch: Fetching, signal: AbortSignal) => Promise<Uint8Array>;
  /** The picture, if its prefetch is in flight; the prefetch no longer pauses. Otherwise null. */
  hurried: (key: string) => Promise<Uint8Array> | null;
};

const notNow = (detail: string) => new AppError({ kind: 'cancelled', detail });

/**
 * Creates the queue of prefetches. It has one place, because the page requests the next picture only once it has an
 * answer. A prefetch starts when the line is steady and no other traffic is in flight, and pauses between chunks while
 * there is some: traffic that a person is waiting for gets the whole line.
 */
export function createPicturesAhead({ quiet, steady, metered }: AheadGate): PicturesAhead {
  let running: { key: string; work: Promise<Uint8Array>; hurry: () => void } | null = null;
  let waiting: AbortController | null = null;

  const turn = async (signal: AbortSignal) => {
    for (;;) {
      await steady(signal);
      const busy = running?.work.then(undefined, () => undefined) ?? quiet();
      if (!busy) return;
      await busy;
      signal.throwIfAborted();
    }
  };

  const start = (key: string, fetch: Fetching): Promise<Uint8Array> => {
    const hurried = Promise.withResolvers<void>();
    let hurry = false;
    const pause = () => {
      const busy = hurry ? null : quiet();
      return busy ? Promise.race([busy, hurried.promise]) : undefined;
    };
    const work = fetch(pause).finally(() => {
      running = null;
    });
    running = {
      key,
      work,
      hurry: () => {
        hurry = true;
        hurried.resolve();
      },
    };
    return work;
  };

  return {
    take: async (key, fetch, signal) => {
      waiting?.abort(notNow('another picture is wanted first'));
      waiting = null;
      if (running?.key === key) return running.work;
      const own = new AbortController();
      waiting = own;
      const either = AbortSignal.any([signal, own.signal]);
      if (await metered()) throw notNow('the line is metered');
      await turn(either);
      return start(key, fetch);
    },
    hurried: (key) => {
      if (running?.key !== key) return null;
      running.hurry();
      return running.work;
    },
  };
}
