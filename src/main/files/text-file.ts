import { mkdir, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { onDisk, requireSpace } from '../storage/disk-space.ts';
import { safeFileNameWith } from './file-name.ts';
import { partName, settle } from './part-files.ts';
import { removePart } from './sidecar.ts';
import type { WebMark } from './web-mark.ts';

/** Without it Excel takes a csv for the workstation's old code page and spoils Cyrillic. */
const BYTE_ORDER_MARK = '\ufeff';
/** The safe name of a text file: the suggested one, with `.txt` behind it where it is no name of a text. */
export const textFileName = (suggestedName: string): string => safeFileNameWith(['.txt', '.csv'], suggestedName);

/**
 * Writes a text as UTF-8 with a byte order mark into a folder, which is made: under a name of ours until all of it has
 * reached the disk, then under its own, with a number behind it where that is taken. Gives the path, the name and the
 * length in bytes. Throws `AppError` `file`; nothing of it is left then.
 */
export async function writeTextFile({
  folder,
  name,
  text,
  mark,
}: {
  folder: string;
  name: string;
  text: string;
  /** Such a text quotes what the platform said of a stranger's file: it is no safer than a download. */
  mark: WebMark;
}): Promise<{ path: string; name: string; bytes: number }> {
  const content = Buffer.from(text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text);
  await onDisk(mkdir(folder, { recursive: true }));
  await requireSpace(folder, content.length);
  const part = join(folder, partName(name));
  try {
    const handle = await onDisk(open(part, 'wx'));
    try {
      await onDisk(handle.writeFile(content));
      await onDisk(handle.sync());
    } finally {
      await handle.close();
    }
    const path = await onDisk(settle(folder, part, name));
    await mark(path);
    return { path, name: basename(path), bytes: content.length };
  } catch (error) {
    await removePart(part);
    throw error;
  }
}
