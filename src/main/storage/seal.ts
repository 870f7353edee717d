import { CIPHER_BYTES, decrypt, encrypt } from './cipher.ts';

/** Four letters that name the format, and its version. Authenticated with the text, so that neither can be changed. */
const HEADER = Buffer.from('TBSR\x01', 'latin1');

/** What is authenticated with the text. The header has a fixed length, so no purpose can pass for a part of it. */
const authenticated = (purpose: string): Buffer => Buffer.concat([HEADER, Buffer.from(purpose, 'utf8')]);

/**
 * Encrypts a text behind the header of the format. The text is bound to its purpose, which is not kept in it: `unseal` must
 * be told the same.
 */
export const seal = (text: string, key: Buffer, purpose = ''): Buffer =>
  Buffer.concat([HEADER, encrypt(Buffer.from(text, 'utf8'), key, authenticated(purpose))]);

/** Decrypts what `seal` gave. Throws for another version, another key, another purpose, and anything changed or missing. */
export function unseal(sealed: Buffer, key: Buffer, purpose = ''): string {
  const isOurs = sealed.length >= HEADER.length + CIPHER_BYTES && sealed.subarray(0, HEADER.length).equals(HEADER);
  if (!isOurs) throw new Error('not a record of this version');
  return decrypt(sealed.subarray(HEADER.length), key, authenticated(purpose)).toString('utf8');
}
