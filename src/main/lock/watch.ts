import type { Log } from '../diagnostics/log.ts';
import type { Presence } from '../ports/presence.ts';

/** How often the system is asked for its idle time, in ms. */
const POLL_MS = 2000;

/**
 * Calls `lock` whenever the workstation is left alone: nobody has touched a key or a pointer for `minutes`, or the system
 * has locked the screen or gone to sleep. 0: never. Returns the function that stops watching.
 */
export function watchWorkstation({
  minutes,
  presence,
  lock,
  log,
}: {
  minutes: number;
  presence: Presence;
  /** May be called again while the program is locked already. */
  lock: () => void;
  log: Log;
}): () => void {
  if (minutes === 0) return () => undefined;
  log.info('the program locks itself', { minutes });
  const stop = presence.onLeft(lock);
  const timer = setInterval(() => {
    const state = presence.state(minutes * 60);
    if (state === 'idle' || state === 'locked') lock();
  }, POLL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop();
  };
}
