import { readFileSync } from 'node:fs';

const EVERY_MS = 10;

/** Watches a process of Linux; the returned function returns its peak resident memory, in bytes. */
export function peakBytes(pid: number): () => number {
  let peak = 0;
  const look = () => {
    try {
      const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      if (kilobytes === undefined) clearInterval(timer);
      else peak = Number(kilobytes) * 1024;
    } catch {
      clearInterval(timer);
    }
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  // A short-lived process may end before this one gets the processor again.
  look();
  return () => peak;
}
