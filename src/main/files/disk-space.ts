import { statfs } from 'node:fs/promises';
import { NO_SPACE } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** What goes wrong on the disk, as a `file` error; its `detail` is `NO_SPACE` where that is the reason. */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const full = cause instanceof Error && 'code' in cause && FULL.has(String(cause.code));
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError({ kind: 'file', detail: full ? NO_SPACE : reason }, { cause });
  }
}

/** Throws `file` with `NO_SPACE` where the folder's disk has no room for so many bytes; a disk that does not tell passes. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder).catch(() => null);
  // Some network drives say 0 of 0.
  if (!disk || disk.blocks === 0) return;
  if (disk.bavail * disk.bsize < bytes) throw new AppError({ kind: 'file', detail: NO_SPACE });
}
