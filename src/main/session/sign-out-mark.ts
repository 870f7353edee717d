import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Log } from '../diagnostics/log.ts';

/**
 * Whether the last person of this profile has signed out. The provider of the single sign-on may still know that person
 * in the browser: without the mark, the next one at the same workstation would be signed in as the last.
 */
export type SignOutMark = {
  isSet: () => boolean;
  /** Writes or removes the mark. Never rejects: where the disk refuses, the mark holds until the program ends. */
  keep: (signedOut: boolean) => Promise<void>;
};

/** Creates the mark, an empty file. */
export function createSignOutMark(file: string, log: Log): SignOutMark {
  let known: boolean | null = null;
  return {
    isSet: () => known ?? existsSync(file),
    async keep(signedOut) {
      known = signedOut;
      try {
        await (signedOut ? writeFile(file, '', { mode: 0o600 }) : rm(file, { force: true }));
      } catch (error) {
        log.warn('the mark of a sign-out could not be kept', { signedOut, reason: String(error) });
      }
    },
  };
}
