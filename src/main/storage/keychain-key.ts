import { randomBytes } from 'node:crypto';
import { KEY_BYTES } from './cipher.ts';
import type { Keychain } from './keychain.ts';

/** A key of 32 bytes that only the keychain holds. Every call rejects if the keychain does. */
export type KeychainKey = {
  /** Null if the keychain holds none. */
  read: () => Promise<Buffer | null>;
  /** The existing key, or a new one. */
  make: () => Promise<Buffer>;
  /** Removes the key; data encrypted with it can never be read again. */
  remove: () => Promise<void>;
};

/** The key in the keychain under `account`, read once and then cached. A malformed entry counts as none. */
export function createKeychainKey(keychain: Keychain, account: string): KeychainKey {
  let known: Buffer | null = null;
  let making: Promise<Buffer> | null = null;

  async function read(): Promise<Buffer | null> {
    if (known) return known;
    const stored = await keychain.get(account);
    const bytes = stored === null ? null : Buffer.from(stored, 'base64');
    known = bytes?.length === KEY_BYTES ? bytes : null;
    return known;
  }

  async function readOrMake(): Promise<Buffer> {
    const there = await read();
    if (there) return there;
    const fresh = randomBytes(KEY_BYTES);
    await keychain.set(account, fresh.toString('base64'));
    known = fresh;
    return fresh;
  }

  return {
    read,
    // One at a time: of two keys made at once, the second would replace the first.
    make: () => {
      making ??= readOrMake().finally(() => {
        making = null;
      });
      return making;
    },
    async remove() {
      // Also removes a key that is being made now.
      await making?.catch(() => undefined);
      known = null;
      await keychain.remove(account);
    },
  };
}
