import { statfs } from 'node:fs/promises';
import { AppError, diskReason, NO_SPACE } from '@shared/errors.ts';

/** What goes wrong on the disk, as a `file` error; its `detail` is `NO_SPACE` where that is the reason, otherwise a code. */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError({ kind: 'file', detail: diskReason(cause) }, { cause });
  }
}

/** Throws `file` with `NO_SPACE` where the folder's disk has no room for so many bytes; a disk that does not tell passes. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder).catch(() => null);
  // Some network drives say 0 of 0.
  if (!disk || disk.blocks === 0) return;
  if (disk.bavail * disk.bsize < bytes) throw new AppError({ kind: 'file', detail: NO_SPACE });
}
