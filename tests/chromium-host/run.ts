import type { Chromium } from './chromium.ts';
import type { Gateway, Served } from './gateway.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

/** Opens the program's part of Chromium, which answers `*.localhost` with what the program serves. */
export type OpenChromium = (served: Served) => Promise<{ chromium: Chromium; gateway: Gateway }>;

/** A run of a program in this process. */
export type Run = {
  exit: (code: number) => void;
  /** Kills the process if the run does not end. */
  watchdog: Watchdog;
  /** A part of a running Chromium that outlives the run; omitted: one that ends with the run. */
  openChromium?: OpenChromium;
};

let run: Run | undefined;

/** Sets the run of the program that starts next (`again.ts`). */
export const beginRun = (next: Run): void => {
  run = next;
};

/** The run of the program that is starting: by default the process itself, which runs one program. */
export const currentRun = (): Run => run ?? { exit: process.exit, watchdog: createWatchdog(process.env) };
