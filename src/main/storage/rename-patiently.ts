import { rename } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { diskCode } from './disk-code.ts';

/** Waits between the attempts to rename, in ms: on Windows a virus scanner may hold a new file for a moment. */
const RENAME_WAITS_MS = [20, 100, 400];
const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** Renames a file as `rename` does, and retries for half a second if another program holds either file. */
export async function renamePatiently(from: string, to: string): Promise<void> {
  for (const wait of RENAME_WAITS_MS) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (!HELD.has(diskCode(error))) throw error;
      await delay(wait);
    }
  }
  await rename(from, to);
}
