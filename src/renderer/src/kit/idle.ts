/** Longest wait for the window to be idle, in ms. */
const REST_MS = 1000;

/** Waits until the window is idle; resolves with the idle deadline. Rejects with the signal's reason. */
export function rest(signal: AbortSignal): Promise<IdleDeadline> {
  return settled(signal, (resolve) => {
    const idle = requestIdleCallback(resolve, { timeout: REST_MS });
    return () => cancelIdleCallback(idle);
  });
}

/** Waits for a time in ms. Rejects with the signal's reason. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return settled(signal, (resolve) => {
    const timer = setTimeout(resolve, ms);
    return () => clearTimeout(timer);
  });
}

/**
 * Returns a promise that rejects with the signal's reason. `begin` starts the wait and returns a function that ends it.
 */
function settled<Value>(signal: AbortSignal, begin: (resolve: (value: Value) => void) => () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      end();
      reject(signal.reason);
    };
    const end = begin((value) => {
      // Many waits share one signal: each removes its listener.
      signal.removeEventListener('abort', abort);
      resolve(value);
    });
    signal.addEventListener('abort', abort);
  });
}
