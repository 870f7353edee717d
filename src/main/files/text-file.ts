import { mkdir, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { onDisk, requireSpace } from '../storage/disk-space.ts';
import { safeFileNameWith } from './file-name.ts';
import { partName, settle } from './part-files.ts';
import { removePart } from './sidecar.ts';
import type { WebMark } from './web-mark.ts';

/** Without a byte order mark Excel takes a csv for the workstation's old code page and spoils Cyrillic. */
const BYTE_ORDER_MARK = '\ufeff';
/** The safe name of a text file: the suggested one, with `.txt` appended where its extension is not a text's. */
export const textFileName = (suggestedName: string): string => safeFileNameWith(['.txt', '.csv'], suggestedName);

/**
 * Writes a text as UTF-8 with a byte order mark into a folder, created when missing. The file has a temporary name
 * until all of it has reached the disk, then its own, with a number where that is taken. Returns the path, the name and
 * the length in bytes. Throws `AppError` `file`; nothing of the file is left then.
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
  /** The text may quote an untrusted file, so it is no safer than a download. */
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
