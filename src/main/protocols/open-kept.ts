import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { AppError } from '@shared/errors.ts';
import { contentDigest } from '../files/content-digest.ts';
import type { OpenedFile } from '../files/intake.ts';
import type { KeptItem } from './run.ts';

/**
 * Opens a file of the list for reading, after checking that its content is as chosen; the caller closes it. Throws
 * `file` with `gone` for a file that was moved, deleted or changed since.
 */
export async function openKept({ path, name, bytes, mtimeMs, digest }: KeptItem): Promise<OpenedFile> {
  const gone = (cause?: unknown) => new AppError({ kind: 'file', detail: 'gone' }, { cause });
  const handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch((cause: unknown) => {
    throw gone(cause);
  });
  try {
    const now = await handle.stat();
    const same = now.isFile() && now.size === bytes && now.mtimeMs === mtimeMs;
    if (same && (await contentDigest(handle)) === digest) return { handle, path, name, bytes, mtimeMs, kind: 'pdf' };
  } catch (cause) {
    await handle.close();
    throw gone(cause);
  }
  await handle.close();
  throw gone();
}
