import { newErrorNumber } from './error-number.ts';
import type { Log } from './log.ts';

/** Logs uncaught errors and tells the person only about the first one, with the number of its log line. */
export function catchTheUncaught({ log, tell }: { log: Log; tell: (number: string) => void }): void {
  let told = false;
  const handle = (what: string) => (error: unknown) => {
    const number = newErrorNumber();
    log.error(what, { error, number });
    if (told) return;
    told = true;
    tell(number);
  };
  process.on('uncaughtException', handle('uncaught exception'));
  process.on('unhandledRejection', handle('unhandled rejection'));
}
