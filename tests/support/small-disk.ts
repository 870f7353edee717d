import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...args: string[]): void => void execFileSync(command, args, { stdio: 'ignore' });

/** Makes a folder a disk of its own, of a size as `mount` takes it: "2m". */
export const mountDisk = (folder: string, size: string): void =>
  run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);

/** Gives that disk another size; what is on it stays. */
export const resizeDisk = (folder: string, size: string): void => run('mount', '-o', `remount,size=${size}`, folder);

export const unmountDisk = (folder: string): void => run('umount', folder);

/** Mounting is for root, and not in every container. */
export function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    mountDisk(place, '1m');
    unmountDisk(place);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(place);
  }
}
