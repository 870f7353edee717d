import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...args: string[]): void => void execFileSync(command, args, { stdio: 'ignore' });

/** Folders on which disks are mounted now. */
const mounted = new Set<string>();

/** Unmounts the disks that a run has left mounted. */
function unmountAll(): void {
  for (const folder of mounted) run('umount', '--lazy', folder);
}

/** Mounts a disk of its own on a folder, with a size as `mount` takes it: "2m". Unmounted when this process exits. */
export function mountDisk(folder: string, size: string): void {
  run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  if (mounted.size === 0) process.once('exit', unmountAll);
  mounted.add(folder);
}

/** Gives that disk another size; its files stay. */
export const resizeDisk = (folder: string, size: string): void => run('mount', '-o', `remount,size=${size}`, folder);

/** Makes that disk read-only or writable; it cannot become read-only while a file on it is open for writing. */
export const remountDisk = (folder: string, writes: 'ro' | 'rw'): void =>
  run('mount', '-o', `remount,${writes}`, folder);

/** Unmounts that disk, and its files are gone. */
export function unmountDisk(folder: string): void {
  run('umount', folder);
  mounted.delete(folder);
  if (mounted.size === 0) process.off('exit', unmountAll);
}

/** Whether this process may mount: that needs root, and a container that allows it. */
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
