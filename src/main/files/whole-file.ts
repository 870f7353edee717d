import { mkdir, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { onDisk, requireSpace } from '../storage/disk-space.ts';
import { settle, withPart } from './part-files.ts';
import { removePart } from './sidecar.ts';
import type { WebMark } from './web-mark.ts';

/**
 * Writes a file into a folder, created when missing. The file has a temporary name until all of it has reached the
 * disk, then its own, numbered if that name is taken. Returns the path, the name and the length in bytes. Throws
 * `AppError` `file`; nothing then remains on disk.
 */
export async function writeWholeFile({
  folder,
  name,
  content,
  mark,
}: {
  folder: string;
  name: string;
  content: Uint8Array;
  /** Marks a file that holds other people's content. Default: no mark, for the program's own content. */
  mark?: WebMark;
}): Promise<{ path: string; name: string; bytes: number }> {
  await onDisk(mkdir(folder, { recursive: true }));
  await requireSpace(folder, content.length);
  return withPart(folder, name, async (part) => {
    try {
      const handle = await onDisk(open(part, 'wx'));
      try {
        await onDisk(handle.writeFile(content));
        await onDisk(handle.sync());
      } finally {
        await handle.close();
      }
      const path = await onDisk(settle(folder, part, name));
      await mark?.(path);
      return { path, name: basename(path), bytes: content.length };
    } catch (error) {
      await removePart(part);
      throw error;
    }
  });
}
