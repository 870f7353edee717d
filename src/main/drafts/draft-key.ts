import { randomBytes } from 'node:crypto';
import type { Keychain } from '../storage/keychain.ts';
import { KEY_BYTES } from '../storage/seal.ts';

/** The key that a person's drafts are encrypted with. Every call rejects where the keychain does. */
export type DraftKey = {
  /** Null where there is none. */
  read: () => Promise<Buffer | null>;
  /** The key there is, or a new one. */
  make: () => Promise<Buffer>;
  remove: () => Promise<void>;
};

/** A key in the keychain under `account`, asked for once. */
export function createDraftKey(keychain: Keychain, account: string): DraftKey {
  let known: Buffer | null = null;

  async function read(): Promise<Buffer | null> {
    if (known) return known;
    const stored = await keychain.get(account);
    const bytes = stored === null ? null : Buffer.from(stored, 'base64');
    known = bytes?.length === KEY_BYTES ? bytes : null;
    return known;
  }

  return {
    read,
    async make() {
      const there = await read();
      if (there) return there;
      const fresh = randomBytes(KEY_BYTES);
      await keychain.set(account, fresh.toString('base64'));
      known = fresh;
      return fresh;
    },
    async remove() {
      known = null;
      await keychain.remove(account);
    },
  };
}
