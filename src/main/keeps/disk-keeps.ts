import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Keep, type KeepName, keepSchema } from '@shared/keeps.ts';
import type { Log } from '../diagnostics/log.ts';
import { isMissing } from '../storage/disk-code.ts';
import type { KeychainKey } from '../storage/keychain-key.ts';
import { personFolder } from '../storage/person-place.ts';
import { seal, unseal } from '../storage/seal.ts';
import { writeAtomically } from '../storage/write-atomically.ts';

/** File names that the program gives: a kept value, even while it is being written. */
const OURS = /^[a-z-]+\.keep(?:\.[0-9a-f-]{36}\.tmp)?$/;

/** The kept values of one person on disk. Every call rejects if the disk or the keychain refuses. */
export type DiskKeeps = {
  /** Null if there is no value, or if the file is unusable, which is logged. */
  read: (name: KeepName) => Promise<Keep | null>;
  write: (name: KeepName, keep: Keep) => Promise<void>;
  remove: (name: KeepName) => Promise<void>;
  /** Removes all values, and the key. */
  removeAll: () => Promise<void>;
};

/** Keeps each value in a file of its own, sealed for its name, so that no file can replace another. */
export function createDiskKeeps({ folder, key, log }: { folder: string; key: KeychainKey; log: Log }): DiskKeeps {
  const own = personFolder(folder, (name) => OURS.test(name));
  const nameOf = (name: KeepName) => `${name}.keep`;
  const fileOf = (name: KeepName) => join(folder, nameOf(name));

  return {
    async read(name) {
      const secret = await key.read();
      if (!secret) return null;
      const sealed = await readFile(fileOf(name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      try {
        return sealed && keepSchema.parse(JSON.parse(unseal(sealed, secret, name)));
      } catch (error) {
        // The error's name only: a parser's message may quote the unreadable content.
        log.warn('a kept value is of no use and counts as none', {
          name,
          reason: error instanceof Error ? error.name : '',
        });
        return null;
      }
    },
    async write(name, keep) {
      await own.make();
      await writeAtomically(fileOf(name), seal(JSON.stringify(keep), await key.make(), name));
    },
    remove: (name) => own.remove(nameOf(name)),
    async removeAll() {
      // The key goes first: a file that the disk does not release is unreadable without its key.
      await key.remove();
      if (!(await own.empty())) log.warn('the folder of kept values stays');
    },
  };
}
