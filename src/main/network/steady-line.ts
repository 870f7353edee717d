/** How long a line has to stand after it came back until it counts as steady, in ms. */
const STEADY_MS = 60_000;

/** Whether the line to the platform stands, and since when. */
export type SteadyLine = {
  /** The platform has answered a call. */
  answered: () => void;
  /** A call got no answer from the platform. */
  failed: () => void;
  /** Resolves once the line is steady: at once where it was never lost. Rejects with the signal's reason. */
  steady: (signal: AbortSignal) => Promise<void>;
};

/**
 * Creates the watch on a line: one that was lost counts as steady a minute after it came back, so that a line which comes
 * and goes every few seconds is left to what a person waits for. `steadyMs`: for tests.
 */
export function createSteadyLine({ steadyMs = STEADY_MS } = {}): SteadyLine {
  let state: 'steady' | 'lost' | 'back' = 'steady';
  let settling: NodeJS.Timeout | undefined;
  let waiting: PromiseWithResolvers<void> | null = null;

  return {
    answered: () => {
      if (state !== 'lost') return;
      state = 'back';
      settling = setTimeout(() => {
        state = 'steady';
        waiting?.resolve();
        waiting = null;
      }, steadyMs);
      settling.unref();
    },
    failed: () => {
      clearTimeout(settling);
      state = 'lost';
    },
    steady: async (signal) => {
      signal.throwIfAborted();
      if (state === 'steady') return;
      waiting ??= Promise.withResolvers();
      const aborted = Promise.withResolvers<never>();
      const onAbort = () => aborted.reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        await Promise.race([waiting.promise, aborted.promise]);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
  };
}
