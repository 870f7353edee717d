import { join } from 'node:path';
import type { Keychain } from './keychain.ts';
import { createKeychainKey, type KeychainKey } from './keychain-key.ts';
import { ownerDigest } from './owner.ts';

/** The folder of one person's files, and their key; the key is null if no keychain is usable. */
export type PersonPlace = { folder: string; key: KeychainKey | null };

/**
 * The place of an owner (`ownerAt`) in a folder that several persons share. Folder and key are named by a digest, which
 * reveals nothing; the key's account in the keychain begins with `purpose`, such as `drafts`.
 */
export function personPlace(
  { folder, purpose, keychain }: { folder: string; purpose: string; keychain: Keychain | null },
  owner: string,
): PersonPlace {
  const digest = ownerDigest(folder, owner);
  return { folder: join(folder, digest), key: keychain && createKeychainKey(keychain, `${purpose}-${digest}`) };
}
