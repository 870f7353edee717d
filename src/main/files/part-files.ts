import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { diskCode, isMissing } from '../storage/disk-code.ts';
import { renamePatiently } from '../storage/rename-patiently.ts';
import { numberedName } from './file-name.ts';

/** Highest number in a name: more files of one name than a person has. */
const MAX_NUMBER = 10_000;
/** `hisobot.xlsx.backoffice-4711-0f3a9c21.part`: our suffix with the process id; with `.json`, its sidecar. */
const PART = /^(.*\.backoffice-(\d+)-[0-9a-f]{8}\.part)(?:\.json)?$/;
/** Error codes of file systems without hard links (FAT, some network shares), and of a part held open elsewhere. */
const NO_LINKS = new Set([
  ...['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV', 'EISDIR', 'UNKNOWN'],
  ...['EACCES', 'EBUSY'],
]);

/** Name of a file until it is complete. */
export const partName = (name: string): string =>
  `${name}.backoffice-${process.pid}-${randomBytes(4).toString('hex')}.part`;

/** Parts of whole files that this process is writing: they have no sidecar and are never resumed. */
const inWork = new Set<string>();

/** Runs `work` with the name of a new part in this folder, which does not count as abandoned meanwhile. */
export async function withPart<T>(folder: string, name: string, work: (part: string) => Promise<T>): Promise<T> {
  const part = join(folder, partName(name));
  inWork.add(part);
  try {
    return await work(part);
  } finally {
    inWork.delete(part);
  }
}

/** Renames `part` to `target` without hard links: an empty file claims the name, and the rename replaces it. */
async function claimByEmptyFile(part: string, target: string): Promise<void> {
  await (await open(target, 'wx')).close();
  try {
    await renamePatiently(part, target);
  } catch (error) {
    await rm(target, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Renames `part` to `target`; throws `EEXIST` if that name is taken. */
async function claim(part: string, target: string): Promise<void> {
  try {
    await link(part, target);
  } catch (error) {
    if (!NO_LINKS.has(diskCode(error))) throw error;
    return claimByEmptyFile(part, target);
  }
  // The file is complete: a part that a virus scanner still holds is removed later as abandoned.
  await rm(part, { force: true }).catch(() => undefined);
}

/**
 * Gives a finished file its name in the same folder, with the next free number if the name is taken; never overwrites,
 * even when two files finish at once. Returns the path. Rejects with the file system's error.
 */
export async function settle(folder: string, part: string, name: string): Promise<string> {
  for (let n = 1; n <= MAX_NUMBER; n++) {
    const target = join(folder, numberedName(name, n));
    try {
      await claim(part, target);
      return target;
    } catch (error) {
      if (diskCode(error) !== 'EEXIST') throw error;
    }
  }
  throw new Error(`too many files named ${name}`);
}

/** Linux lists a killed program as a zombie until its parent reaps it. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // EPERM: the process belongs to another user and runs.
    return diskCode(error) === 'EPERM';
  }
}

/** The part files of a folder that no running program works on, including parts that this process has left behind. */
export async function abandonedParts(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const parts = new Set<string>();
  for (const name of names) {
    const [part, pid] = PART.exec(name)?.slice(1) ?? [];
    if (part && (Number(pid) === process.pid || !runs(Number(pid))) && !inWork.has(join(folder, part)))
      parts.add(join(folder, part));
  }
  return [...parts];
}
