import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Length of the key in bytes (AES-256). */
export const KEY_BYTES = 32;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Four letters that name the format, and its version. Authenticated with the text, so that neither can be changed. */
const HEADER = Buffer.from('TBSR\x01', 'latin1');
const TEXT_START = HEADER.length + NONCE_BYTES + TAG_BYTES;

/** What is authenticated with the text. The header has a fixed length, so no purpose can pass for a part of it. */
const authenticated = (purpose: string): Buffer => Buffer.concat([HEADER, Buffer.from(purpose, 'utf8')]);

/**
 * Encrypts a text: header, random nonce, tag, ciphertext. The text is bound to its purpose, which is not kept in it:
 * `unseal` must be told the same.
 */
export function seal(text: string, key: Buffer, purpose = ''): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(authenticated(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([HEADER, nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts what `seal` gave. Throws for another version, another key, another purpose, and anything changed or missing. */
export function unseal(sealed: Buffer, key: Buffer, purpose = ''): string {
  if (sealed.length < TEXT_START || !sealed.subarray(0, HEADER.length).equals(HEADER)) {
    throw new Error('not a record of this version');
  }
  const nonce = sealed.subarray(HEADER.length, HEADER.length + NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(authenticated(purpose))
    .setAuthTag(sealed.subarray(HEADER.length + NONCE_BYTES, TEXT_START));
  return Buffer.concat([decipher.update(sealed.subarray(TEXT_START)), decipher.final()]).toString('utf8');
}
