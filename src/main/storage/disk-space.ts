import { statfs } from 'node:fs/promises';
import { AppError, diskReason, NO_SPACE } from '@shared/errors.ts';

/** Rethrows a disk failure as a `file` error; its `detail` is `NO_SPACE` if the disk is full, otherwise a code. */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new AppError({ kind: 'file', detail: diskReason(cause) }, { cause });
  }
}

/**
 * Throws `file` with `NO_SPACE` if the folder's disk has less than `bytes` free; passes if the disk does not report it.
 */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder).catch(() => null);
  // Some network drives report 0 of 0 blocks.
  if (!disk || disk.blocks === 0) return;
  if (disk.bavail * disk.bsize < bytes) throw new AppError({ kind: 'file', detail: NO_SPACE });
}
