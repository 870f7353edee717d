import { AppError } from '@shared/errors.ts';

/** When pictures may be read ahead. */
export type AheadGate = {
  /** Null while nothing is under way that a person waits for; otherwise a promise that resolves once nothing is. */
  quiet: () => Promise<void> | null;
  /** Resolves once the line is steady. Rejects with the signal's reason. */
  steady: (signal: AbortSignal) => Promise<void>;
  /** Whether the line is metered. */
  metered: () => Promise<boolean>;
};

/** Fetches and stores one picture. `pause`: called with each part; nothing more is read until its promise has resolved. */
type Fetching = (pause: () => Promise<void> | undefined) => Promise<Uint8Array>;

/** Reads pictures ahead of the person, one at a time. */
export type PicturesAhead = {
  /**
   * Fetches a picture once its turn has come. A newer call takes the turn of one that still waits, which then rejects.
   * Throws `AppError`: `cancelled` where now is not the time.
   */
  take: (key: string, fetch: Fetching, signal: AbortSignal) => Promise<Uint8Array>;
  /** The picture if it is being read ahead, which from now on gives way to nothing; otherwise null. */
  hurried: (key: string) => Promise<Uint8Array> | null;
};

const notNow = (detail: string) => new AppError({ kind: 'cancelled', detail });

/**
 * Creates the queue of pictures read ahead. It has one place, because the page asks for the next picture only once it
 * has an answer. A picture waits until nothing else is under way and the line is steady, and stops between two parts of
 * its body while something is: what a person waits for has the whole line.
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
