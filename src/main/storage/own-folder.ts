import { chmod, lstat, mkdir, readdir, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskCode, isMissing } from './disk-code.ts';

/** Marks a folder as the program's own. */
const MARKER = '.backoffice';
const MARKER_TEXT = 'Files of Tashabbusli budjet. They are removed by it.\n';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** A folder that the program owns and cleans. */
export type OwnFolder = {
  /** Creates the folder, for its owner alone. Rejects if a file or folder that is not ours is in its place. */
  make: () => Promise<void>;
  /** Our names in the folder; empty if the folder is missing or not ours. */
  names: () => Promise<string[]>;
  /** Removes one of these names; of a link, only the link itself. Rejects with the file system's error. */
  remove: (name: string) => Promise<void>;
  /** Removes all our names, and the folder if it is then empty. Rejects with the file system's error. */
  empty: () => Promise<void>;
};

/** Null for a missing file or folder. Throws any other error. */
const nothing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/**
 * Creates access to a folder that a marker file makes the program's own. The profile may be anywhere, even among a
 * person's own pictures: a folder with other content and no marker is not ours, nor is one behind a link. `isOurs`
 * recognises our names, `holds` the content under them.
 */
export function createOwnFolder({
  path,
  isOurs,
  holds,
}: {
  path: string;
  isOurs: (name: string) => boolean;
  holds: 'files' | 'folders';
}): OwnFolder {
  const marker = join(path, MARKER);

  /** Whether the folder at `path` is ours; null if it does not exist. */
  async function belongsToUs(): Promise<boolean | null> {
    const found = await lstat(path).catch(nothing);
    if (!found) return null;
    if (!found.isDirectory()) return false;
    // Lists the names first: a marker written meanwhile is then found by `lstat` and not taken for a foreign file.
    const listed = await readdir(path);
    return ((await lstat(marker).catch(nothing))?.isFile() ?? false) || listed.every(isOurs);
  }

  async function names(): Promise<string[]> {
    return (await belongsToUs()) ? (await readdir(path)).filter(isOurs) : [];
  }

  async function remove(name: string): Promise<void> {
    const target = join(path, name);
    const found = await lstat(target).catch(nothing);
    if (!found || !isOurs(name)) return;
    if (found.isSymbolicLink()) await unlink(target);
    else if (holds === 'files' && found.isFile()) await rm(target, { force: true });
    else if (holds === 'folders' && found.isDirectory()) await rm(target, { recursive: true, force: true });
  }

  return {
    names,
    remove,

    async make() {
      await mkdir(path, { recursive: true, mode: FOLDER_MODE });
      if (!(await belongsToUs())) throw new Error('the folder is not ours');
      await chmod(path, FOLDER_MODE);
      await writeFile(marker, MARKER_TEXT, { flag: 'wx', mode: FILE_MODE }).catch((error: unknown) => {
        if (diskCode(error) !== 'EEXIST') throw error;
      });
    },

    async empty() {
      for (const name of await names()) await remove(name);
      if (!(await belongsToUs())) return;
      if ((await readdir(path)).some((name) => name !== MARKER)) return;
      await rm(marker, { force: true });
      // A file may have been added in the meantime.
      await rmdir(path).catch((error: unknown) => {
        if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(diskCode(error))) throw error;
      });
    },
  };
}
