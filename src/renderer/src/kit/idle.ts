/** Longest wait for a moment in which the window rests, in ms. */
const REST_MS = 1000;

/** Waits until the window rests; gives what is left of that moment. Rejects with the signal's reason. */
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

/** A promise that rejects with the signal's reason; `begin` returns what ends the wait then. */
function settled<Value>(signal: AbortSignal, begin: (resolve: (value: Value) => void) => () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = begin(resolve);
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
  });
}
