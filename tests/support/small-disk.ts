import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...args: string[]): void => void execFileSync(command, args, { stdio: 'ignore' });

/** Folders that are disks now. */
const mounted = new Set<string>();

/** What a run leaves behind that ends before it has put its disks away. */
function unmountAll(): void {
  for (const folder of mounted) run('umount', '--lazy', folder);
}

/** Makes a folder a disk of its own, of a size as `mount` takes it: "2m". It is one no longer when this process ends. */
export function mountDisk(folder: string, size: string): void {
  run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  if (mounted.size === 0) process.once('exit', unmountAll);
  mounted.add(folder);
}

/** Gives that disk another size; what is on it stays. */
export const resizeDisk = (folder: string, size: string): void => run('mount', '-o', `remount,size=${size}`, folder);

/** Makes that disk refuse writes, or take them again; while a file there is open for writing it cannot be made to refuse. */
export const remountDisk = (folder: string, writes: 'ro' | 'rw'): void =>
  run('mount', '-o', `remount,${writes}`, folder);

/** Makes the folder a usual one again, without what was on that disk. */
export function unmountDisk(folder: string): void {
  run('umount', folder);
  mounted.delete(folder);
  if (mounted.size === 0) process.off('exit', unmountAll);
}

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
