import { readdirSync, readFileSync } from 'node:fs';

/** Linux's unit of processor time: a hundredth of a second. */
const TICK_MS = 10;

/** The values of /proc/PID/stat after the process's name; null for a process that has ended. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** A process and all its descendants. */
export function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = statOf(Number(name))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/** Processor time that these processes have used so far, in ms. */
export const processorMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    return sum + (Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0)) * TICK_MS;
  }, 0);

/** Resident memory of a process, in bytes. */
export const residentBytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;

/** Command line of a process; '' for one that has ended. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}
