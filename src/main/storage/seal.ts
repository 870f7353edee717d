import { CIPHER_BYTES, decrypt, encrypt } from './cipher.ts';

/** Four letters that name the format, and its version. Authenticated with the text, so that neither can be changed. */
const HEADER = Buffer.from('TBSR\x01', 'latin1');

/** The data authenticated with the text. The header has a fixed length, so no purpose can pass as a part of it. */
const authenticated = (purpose: string): Buffer => Buffer.concat([HEADER, Buffer.from(purpose, 'utf8')]);

/**
 * Encrypts a text and prepends the header of the format. The text is bound to its purpose, which is not stored:
 * `unseal` must be given the same one.
 */
export const seal = (text: string, key: Buffer, purpose = ''): Buffer =>
  Buffer.concat([HEADER, encrypt(Buffer.from(text, 'utf8'), key, authenticated(purpose))]);

/**
 * Decrypts the output of `seal`. Throws for another version, another key, another purpose, and changed or missing
 * bytes.
 */
export function unseal(sealed: Buffer, key: Buffer, purpose = ''): string {
  const isOurs = sealed.length >= HEADER.length + CIPHER_BYTES && sealed.subarray(0, HEADER.length).equals(HEADER);
  if (!isOurs) throw new Error('not a record of this version');
  return decrypt(sealed.subarray(HEADER.length), key, authenticated(purpose)).toString('utf8');
}
