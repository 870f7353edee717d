import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { type FileHandle, lstat, open, rm } from 'node:fs/promises';

/** A downloaded installer, and the SHA-512 digests (base64) that the feed gave for its files. */
export type Installer = { path: string; digests: readonly string[] };

/** Has a code of the updater's own, which `problemOf` classifies. */
class Refused extends Error {
  readonly code: 'ERR_CHECKSUM_MISMATCH' | 'ERR_UPDATER_INVALID_SIGNATURE';

  constructor(code: Refused['code']) {
    super('the installer is not the one that was downloaded');
    this.code = code;
  }
}

/** What tells whether a file is still the same one, with the same content. */
const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [dev, ino, size, mtimeNs, ctimeNs].join();

async function digestOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha512');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
  return hash.digest('base64');
}

/**
 * Starts an installer that may have lain on the disk for days: checks its signature and its digest once more, and that
 * the path still leads to the file that was read. The file is held open meanwhile and, once started, until the program
 * ends. Rejects with an error of `problemOf`; an installer that was exchanged is removed. `signature`: what is wrong
 * with it, null if nothing.
 */
export async function startChecked(
  { path, digests }: Installer,
  { signature, start }: { signature: (path: string) => Promise<string | null>; start: () => void },
): Promise<FileHandle> {
  const handle = await open(path, 'r');
  try {
    const held = identityOf(await handle.stat({ bigint: true }));
    if ((await signature(path)) !== null) throw new Refused('ERR_UPDATER_INVALID_SIGNATURE');
    if (!digests.includes(await digestOf(handle))) throw new Refused('ERR_CHECKSUM_MISMATCH');
    // Of a link this is the link's own.
    if (identityOf(await lstat(path, { bigint: true })) !== held) throw new Refused('ERR_CHECKSUM_MISMATCH');
    start();
    return handle;
  } catch (error) {
    await handle.close();
    // Otherwise the updater would take it for the download.
    if (error instanceof Refused) await rm(path, { force: true });
    throw error;
  }
}
