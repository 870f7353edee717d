import type { Log } from './log.ts';

/** Logs uncaught errors and tells the person about the first one only. */
export function catchTheUncaught({ log, tell }: { log: Log; tell: (error: unknown) => void }): void {
  let told = false;
  const handle = (what: string) => (error: unknown) => {
    log.error(what, { error });
    if (told) return;
    told = true;
    tell(error);
  };
  process.on('uncaughtException', handle('uncaught exception'));
  process.on('unhandledRejection', handle('unhandled rejection'));
}
