import { Worker } from 'node:worker_threads';
import type { Watch } from './watchdog-thread.ts';

/** How long the program may take to end before it is killed, in ms; tests set `HOST_END_MS`. */
const END_TIMEOUT_MS = 8000;

/** Kills the program if it does not end by itself. */
export type Watchdog = {
  /** Must be called when the program has to end: on request, or because its browser has ended. */
  ending: () => void;
};

/**
 * Watches from a separate thread, so that a program whose main thread spins ends too: some time after `ending`, or
 * after the end of the process in `HOST_STARTER`, because a killed test run cannot request the end.
 */
export function createWatchdog(env: NodeJS.ProcessEnv): Watchdog {
  const workerData: Watch = {
    starter: env.HOST_STARTER ? Number(env.HOST_STARTER) : null,
    patience: Number(env.HOST_END_MS ?? END_TIMEOUT_MS),
  };
  // Without the program's Node flags: they replace `electron`, which the thread does not need.
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] });
  thread.unref();
  return { ending: () => thread.postMessage('ending') };
}
