import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { renamePatiently } from './rename-patiently.ts';

/** A rename is durable only once its folder is synced; Windows offers no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file so that after a crash or a power cut it holds the old or the new content, never a mixture. Only the
 * owner may read it (mode 0600). Rejects with the file system's error, leaving the old content.
 */
export async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const folder = dirname(file);
  const fresh = `${file}.${randomUUID()}.tmp`;
  await mkdir(folder, { recursive: true });
  try {
    const handle = await open(fresh, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renamePatiently(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
