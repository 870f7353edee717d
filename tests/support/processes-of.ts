import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 20;

/** Reads Linux's view of a process; '' if it has ended. */
function fileOf(pid: string, name: 'cmdline' | 'environ' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

/** The readers of table files that the program of this profile folder is running. */
export const readersOf = (profileDir: string): string[] =>
  readdirSync('/proc').filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      fileOf(pid, 'cmdline').includes('inspect-process') &&
      fileOf(pid, 'environ').includes(`BACKOFFICE_PROFILE_DIR=${profileDir}\0`),
  );

/** The environment with which a process was started; empty if it has ended. */
export const environmentOf = (pid: string): Record<string, string> =>
  Object.fromEntries(
    fileOf(pid, 'environ')
      .split('\0')
      .filter(Boolean)
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );

/** The program of this profile folder and the processes of its session, without its Chromium. */
export const programOf = (profileDir: string): string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && environmentOf(pid).BACKOFFICE_PROFILE_DIR === profileDir);

/** The processes with this profile folder on their command line, such as Chromium's. */
export const chromiumOf = (profileDir: string): string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && fileOf(pid, 'cmdline').includes(profileDir));

/** Watches the readers; the returned function ends that and returns the highest peak memory of a reader, in bytes. */
export function watchReaders(profileDir: string): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    for (const pid of readersOf(profileDir)) {
      peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB/m.exec(fileOf(pid, 'status'))?.[1] ?? 0) * 1024);
    }
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
