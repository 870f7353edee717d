import { createLog, type Log } from '../../src/main/diagnostics/log.ts';

/** A real log that keeps its lines. */
export function logLines(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog((level, line) => lines.push(`${level} ${line}`)) };
}
