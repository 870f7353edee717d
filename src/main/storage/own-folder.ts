import { chmod, lstat, mkdir, readdir, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskCode, isMissing } from './disk-code.ts';

/** Says that a folder is the program's own; nothing is ever removed from one without it. */
const MARKER = '.backoffice';
const MARKER_TEXT = 'Files of Tashabbusli budjet. They are removed by it.\n';
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export type OwnFolder = {
  /** Makes it, for its owner alone. Rejects where something that is not ours stands in its place. */
  make: () => Promise<void>;
  /** What is in it under names of ours; nothing where it is missing or not ours. */
  names: () => Promise<string[]>;
  /** Removes one of these names; a link goes and what it leads to stays. Rejects with the file system's error. */
  remove: (name: string) => Promise<void>;
  /** Removes all names of ours, and the folder where nothing else is in it. Rejects with the file system's error. */
  empty: () => Promise<void>;
};

/** In the place of what is not there. Throws any other error. */
const nothing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/**
 * A folder that is the program's own by a marker in it. The profile may lie anywhere, also among a person's own
 * pictures: a folder with anything else in it and without the marker is not ours, and neither is one behind a link.
 * `isOurs` tells our names, `holds` what stands under them.
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

  /** Whether the folder that stands there is ours; null where none does. */
  async function belongsToUs(): Promise<boolean | null> {
    const found = await lstat(path).catch(nothing);
    if (!found) return null;
    if (!found.isDirectory()) return false;
    if ((await lstat(marker).catch(nothing))?.isFile()) return true;
    return (await readdir(path)).every(isOurs);
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
      // Something may have come in between.
      await rmdir(path).catch((error: unknown) => {
        if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(diskCode(error))) throw error;
      });
    },
  };
}
