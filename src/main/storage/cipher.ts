import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Length of a key in bytes. */
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Bytes that encryption adds. */
export const CIPHER_BYTES = NONCE_BYTES + TAG_BYTES;

/** Encrypts bytes: random nonce, tag, ciphertext. The result is bound to `context`, which is not stored in it. */
export function encrypt(bytes: Uint8Array, key: Buffer, context: Buffer): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(context);
  const encrypted = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
}

/** Decrypts the output of `encrypt`. Throws for another key, another context, and changed or missing bytes. */
export function decrypt(encrypted: Uint8Array, key: Buffer, context: Buffer): Buffer<ArrayBuffer> {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(context)
    .setAuthTag(encrypted.subarray(NONCE_BYTES, CIPHER_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(CIPHER_BYTES)), decipher.final()]);
}
