import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keychain } from './keychain.ts';
import { createKeychainKey, type KeychainKey } from './keychain-key.ts';
import { createOwnFolder, type OwnFolder } from './own-folder.ts';
import { ownerDigest } from './owner.ts';

/** Name of a person's folder: a digest, which no folder of anybody else has. */
const PERSON = /^[0-9a-f]{16}$/;

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

/** Access to the files of ours in a person's folder; `isOurs` recognises their names. */
export const personFolder = (path: string, isOurs: (name: string) => boolean): OwnFolder =>
  createOwnFolder({ path, isOurs, holds: 'files', marked: false });

/** The folders of all persons in a folder that they share; none if that is missing or a link. Rejects as `readdir`. */
export async function foldersOfPersons(folder: string): Promise<string[]> {
  const shared = await lstat(folder).catch(() => null);
  const names = shared?.isDirectory() ? await readdir(folder) : [];
  return names.filter((name) => PERSON.test(name)).map((name) => join(folder, name));
}
