import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES } from './cipher.ts';
import type { KeychainKey } from './keychain-key.ts';

/** The source of a key; each call may reject. */
export type KeySource = Pick<KeychainKey, 'make' | 'remove'>;

/**
 * Encrypts the content of files on disk. `place` is authenticated with the content, so that no file can replace
 * another.
 */
export type Seal = {
  close: (bytes: Uint8Array, place: string) => Promise<Uint8Array>;
  /** Decrypts. Rejects for another key, another place, and changed or missing bytes. */
  open: (sealed: Uint8Array, place: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Removes the key; nothing encrypted with it can be read again. Rejects if the key cannot be removed. */
  burn: () => Promise<void>;
};

/** A key that ends with the program: the next run cannot read what was sealed with it. */
export function keyOfThisRun(): KeySource {
  let key = randomBytes(KEY_BYTES);
  return {
    make: async () => key,
    remove: async () => {
      key = randomBytes(KEY_BYTES);
    },
  };
}

/** Seals bytes with the key of a given source. */
export const createSeal = (key: KeySource): Seal => ({
  close: async (bytes, place) => encrypt(bytes, await key.make(), Buffer.from(place)),
  open: async (sealed, place) => decrypt(sealed, await key.make(), Buffer.from(place)),
  burn: () => key.remove(),
});
