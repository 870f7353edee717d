import { chmod, lstat, mkdir, readdir, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  /** Removes one of our names, in a folder of ours; of a link, only the link. Rejects with the file system's error. */
  remove: (name: string) => Promise<void>;
  /**
   * Removes all our names, and the folder if it is then empty. False if the folder stays, because it holds other names
   * or is not ours. Rejects with the file system's error.
   */
  empty: () => Promise<boolean>;
};

/** Null for a missing file or folder. Throws any other error. */
const nothing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** Whether a path is a folder and no link to one; null if there is nothing. */
const isFolder = async (path: string): Promise<boolean | null> =>
  (await lstat(path).catch(nothing))?.isDirectory() ?? null;

/**
 * Creates access to a folder that a marker file, or its own name, makes the program's own. The profile may be anywhere,
 * even among a person's own pictures: a folder with other content and no marker is not ours. Nor is one behind a link,
 * its own or that of the folder in which it lies. `isOurs` recognises our names, `holds` the content under them.
 */
export function createOwnFolder({
  path,
  isOurs,
  holds,
  marked = true,
}: {
  path: string;
  isOurs: (name: string) => boolean;
  holds: 'files' | 'folders';
  /** False for a folder whose own name, a digest, tells that it is ours. */
  marked?: boolean;
}): OwnFolder {
  const marker = join(path, MARKER);

  /** Whether the folder at `path` is there without a link; null if it does not exist. */
  const isReached = async () => (await isFolder(dirname(path))) && (await isFolder(path));

  /** Whether the folder at `path` is ours; null if it does not exist. */
  async function belongsToUs(): Promise<boolean | null> {
    const found = await isReached();
    if (!found || !marked) return found;
    // Lists the names first: a marker written meanwhile is then found by `lstat` and not taken for a foreign file.
    const listed = await readdir(path);
    return ((await lstat(marker).catch(nothing))?.isFile() ?? false) || listed.every(isOurs);
  }

  async function names(): Promise<string[]> {
    return (await belongsToUs()) ? (await readdir(path)).filter(isOurs) : [];
  }

  async function remove(name: string): Promise<void> {
    const target = join(path, name);
    if (!isOurs(name) || !(await isReached())) return;
    const found = await lstat(target).catch(nothing);
    if (!found) return;
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
      if (!marked) return;
      await writeFile(marker, MARKER_TEXT, { flag: 'wx', mode: FILE_MODE }).catch((error: unknown) => {
        if (diskCode(error) !== 'EEXIST') throw error;
      });
    },

    async empty() {
      for (const name of await names()) await remove(name);
      if (!(await belongsToUs())) return (await lstat(path).catch(nothing)) === null;
      if ((await readdir(path)).some((name) => name !== MARKER)) return false;
      await rm(marker, { force: true });
      // A file may have been added in the meantime.
      return rmdir(path).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return true;
          if (['ENOTEMPTY', 'EEXIST'].includes(diskCode(error))) return false;
          throw error;
        },
      );
    },
  };
}
