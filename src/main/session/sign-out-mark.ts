import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createQueue } from '../concurrency/queue.ts';
import type { Log } from '../diagnostics/log.ts';

/**
 * Whether the last person of this profile has signed out. The single sign-on provider may still have that person's
 * session in the browser: without the mark, the next person at the workstation would be signed in as the last one.
 */
export type SignOutMark = {
  isSet: () => boolean;
  /** Writes or removes the mark. Never rejects: if the disk refuses, the mark holds until the program ends. */
  keep: (signedOut: boolean) => Promise<void>;
  /** Resolves when all writes requested so far are done. */
  settled: () => Promise<void>;
};

/** Creates the mark, an empty file. */
export function createSignOutMark(file: string, log: Log): SignOutMark {
  let known: boolean | null = null;
  // In order, so that the last one wins.
  const queued = createQueue();

  async function write(signedOut: boolean): Promise<void> {
    try {
      await (signedOut ? writeFile(file, '', { mode: 0o600 }) : rm(file, { force: true }));
    } catch (error) {
      log.warn('the mark of a sign-out could not be kept', { signedOut, reason: String(error) });
    }
  }

  return {
    isSet: () => known ?? existsSync(file),
    keep: (signedOut) => {
      known = signedOut;
      return queued(() => write(signedOut));
    },
    settled: () => queued(async () => undefined),
  };
}
