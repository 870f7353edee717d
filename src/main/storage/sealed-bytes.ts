import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Where a key of 32 bytes is kept; each call may reject. */
export type KeySource = {
  /** The key there is, or a new one. */
  make: () => Promise<Buffer>;
  remove: () => Promise<void>;
};

/** Encrypts what lies on the disk. `place` is authenticated with it, so that no file can stand in another's place. */
export type Seal = {
  close: (bytes: Uint8Array, place: string) => Promise<Uint8Array>;
  /** Rejects for another key, another place, and anything changed or missing. */
  open: (sealed: Uint8Array, place: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** What was closed can never be opened again. Rejects where the key cannot be removed. */
  burn: () => Promise<void>;
};

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** By so much a sealed file is longer, in bytes. */
export const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

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

/** Seals bytes with a key from elsewhere: nonce, tag, ciphertext. */
export function createSeal(key: KeySource): Seal {
  return {
    async close(bytes, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, await key.make(), nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const sealed = [cipher.update(bytes), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
    },
    async open(sealed, place) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, await key.make(), nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(NONCE_BYTES, SEAL_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(SEAL_BYTES)), decipher.final()]);
    },
    burn: () => key.remove(),
  };
}
