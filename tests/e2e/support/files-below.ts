import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../../../src/main/storage/disk-code.ts';

/** A file with its content. */
export type FileBelow = { file: string; bytes: Buffer };

/**
 * Every file below a folder, which need not exist; without sockets and links. Starts over if a file vanishes during the
 * read: the program replaces files by renaming, and removes folders.
 */
export function filesBelow(folder: string): FileBelow[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, bytes: readFileSync(file) }));
  } catch (error) {
    if (isMissing(error)) return filesBelow(folder);
    throw error;
  }
}
