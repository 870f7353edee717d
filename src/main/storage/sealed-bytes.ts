import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES } from './cipher.ts';
import type { KeychainKey } from './keychain-key.ts';

/** Where a key is kept; each call may reject. */
export type KeySource = Pick<KeychainKey, 'make' | 'remove'>;

/** Encrypts what lies on the disk. `place` is authenticated with it, so that no file can stand in another's place. */
export type Seal = {
  close: (bytes: Uint8Array, place: string) => Promise<Uint8Array>;
  /** Rejects for another key, another place, and anything changed or missing. */
  open: (sealed: Uint8Array, place: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** What was closed can never be opened again. Rejects where the key cannot be removed. */
  burn: () => Promise<void>;
};

/** A key that ends with the program: what it has sealed is noise to the next run. */
export function keyOfThisRun(): KeySource {
  let key = randomBytes(KEY_BYTES);
  return {
    make: async () => key,
    remove: async () => {
      key = randomBytes(KEY_BYTES);
    },
  };
}

/** Seals bytes with a key from elsewhere. */
export const createSeal = (key: KeySource): Seal => ({
  close: async (bytes, place) => encrypt(bytes, await key.make(), Buffer.from(place)),
  open: async (sealed, place) => decrypt(sealed, await key.make(), Buffer.from(place)),
  burn: () => key.remove(),
});
