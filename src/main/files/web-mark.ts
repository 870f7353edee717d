import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Log } from '../diagnostics/log.ts';
import { diskCode } from '../storage/disk-code.ts';

/**
 * Marks a file under its final name as one from the internet, so that Office opens it in Protected View and the system
 * asks before running it. Never rejects: a disk without such marks (FAT, some shares) keeps the file unmarked.
 */
export type WebMark = (path: string) => Promise<void>;

/** Zone 3 of Windows is the internet. Address and page are left out, as they may name a person. */
const ZONE = '[ZoneTransfer]\r\nZoneId=3\r\n';
const XATTR = '/usr/bin/xattr';
/** Flags of a downloaded file that the person has not yet agreed to open. */
const QUARANTINED = '0081';

const run = promisify(execFile);

/** Writes the NTFS stream that marks a file as one from the internet. Rejects with the file system's error. */
export async function writeZone(path: string): Promise<void> {
  await writeFile(`${path}:Zone.Identifier`, ZONE);
}

/** Sets the attribute by which macOS asks before it opens a file. Rejects if `program` (xattr) fails. */
export async function writeQuarantine(path: string, agent: string, program = XATTR): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000).toString(16);
  const value = [QUARANTINED, seconds, agent.replaceAll(';', ' '), randomUUID().toUpperCase()].join(';');
  await run(program, ['-w', 'com.apple.quarantine', value, path]);
}

/** The mark of the web for this platform; a no-op on Linux, which has none. `agent` is the program's name. */
export function createWebMark({
  platform,
  agent,
  log,
}: {
  platform: NodeJS.Platform;
  agent: string;
  log: Pick<Log, 'warn'>;
}): WebMark {
  const write =
    platform === 'win32' ? writeZone : platform === 'darwin' ? (path: string) => writeQuarantine(path, agent) : null;
  return async (path) => {
    try {
      await write?.(path);
    } catch (error) {
      log.warn('a file could not be marked as one from the internet', { code: diskCode(error) });
    }
  };
}
