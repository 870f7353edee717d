import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Keychain } from './keychain.ts';
import { createKeychainKey, type KeychainKey } from './keychain-key.ts';

/** The folder of one person's files, and their key; the key is null if no keychain is usable. */
export type PersonPlace = { folder: string; key: KeychainKey | null };

/**
 * The place of a person in a folder that several persons share. Folder and key are named by a digest, which reveals
 * nothing; the key's account in the keychain begins with `purpose`, such as `drafts`.
 */
export function personPlace(
  { folder, purpose, keychain }: { folder: string; purpose: string; keychain: Keychain | null },
  person: string,
): PersonPlace {
  const digest = createHash('sha256')
    .update(JSON.stringify([resolve(folder), person]))
    .digest('hex')
    .slice(0, 16);
  return { folder: join(folder, digest), key: keychain && createKeychainKey(keychain, `${purpose}-${digest}`) };
}
