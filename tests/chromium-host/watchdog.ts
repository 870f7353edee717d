import { Worker } from 'node:worker_threads';
import type { Watch } from './watchdog-thread.ts';

/** How long the program may take to end once it has to, in ms; `HOST_END_MS` for tests. */
const END_TIMEOUT_MS = 8000;

/** Ends the program where it does not end by itself. */
export type Watchdog = {
  /** The program has to end now: a person wants it, or its browser has gone. */
  ending: () => void;
};

/**
 * Watches from a thread of its own, so that a program whose main thread spins ends too: some time after `ending`, and
 * after the process in `HOST_STARTER` has gone, which a killed test run cannot tell.
 */
export function createWatchdog(env: NodeJS.ProcessEnv): Watchdog {
  const workerData: Watch = {
    starter: env.HOST_STARTER ? Number(env.HOST_STARTER) : null,
    patience: Number(env.HOST_END_MS ?? END_TIMEOUT_MS),
  };
  // Without the arguments of the program: they replace `electron`, which the thread does not need.
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] });
  thread.unref();
  return { ending: () => thread.postMessage('ending') };
}
