/** How long a restored line must hold before it counts as steady, in ms. */
const STEADY_MS = 60_000;

/** Whether the line to the platform is steady. */
export type SteadyLine = {
  /** The platform has answered a call. */
  answered: () => void;
  /** A call got no answer from the platform. */
  failed: () => void;
  /** Resolves once the line is steady: at once if it was never lost. Rejects with the signal's reason. */
  steady: (signal: AbortSignal) => Promise<void>;
};

/**
 * Creates the watch on a line. A lost line counts as steady a minute after it was restored, so that a line that drops
 * every few seconds is left to calls that a person is waiting for. `steadyMs`: for tests.
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
