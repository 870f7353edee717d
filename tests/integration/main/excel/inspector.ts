import { join } from 'node:path';
import type { TableSpec } from '@shared/files.ts';
import { onTestFinished } from 'vitest';
import {
  createTableInspector,
  INSPECTOR_LIMITS,
  type InspectorLimits,
  type TableInspector,
} from '../../../../src/main/excel/inspect.ts';
import { createUtilityProcesses } from '../../../chromium-host/utility-process.ts';
import { logLines } from '../../../support/log-lines.ts';
import { peakBytes } from '../../../support/peak-memory.ts';

const READER = join(import.meta.dirname, '../../../../src/main/excel/inspect-process.ts');

/** How long a reader may take on a busy machine, in ms: longer than in the program. */
const BUSY_MS = 45_000;

/** A list whose key is the column "ID". */
export const WITH_ID: TableSpec = { columns: [{ names: [' id'], isKey: true }], others: [] };

/** A started process; its pid is known once it has spawned, and stays known. */
type Started = { pid: number | undefined; peakBytes: () => number };

/**
 * The real inspector over real processes. `started` lists its processes in order; all are killed after the test.
 * `onStart` is called with each process before the process can do anything.
 */
export function startInspector(
  limits: Partial<InspectorLimits> = {},
  onStart: (pid: number | undefined, nth: number) => void = () => {},
): {
  inspector: TableInspector;
  started: Started[];
  lines: string[];
} {
  const { utilityProcess, killAll } = createUtilityProcesses();
  onTestFinished(killAll);
  const { log, lines } = logLines();
  const started: Started[] = [];
  const inspector = createTableInspector({
    fork: (v8Flags) => {
      const execArgv = [`--js-flags=${v8Flags.join(' ')}`];
      const child = utilityProcess.fork(READER, [], { execArgv, stdio: 'ignore' });
      const process: Started = { pid: undefined, peakBytes: () => 0 };
      const nth = started.push(process);
      child.once('spawn', () => {
        process.pid = child.pid;
        if (child.pid !== undefined) process.peakBytes = peakBytes(child.pid);
        onStart(child.pid, nth);
      });
      return child;
    },
    log,
    limits: { ...INSPECTOR_LIMITS, time: BUSY_MS, ...limits },
  });
  return { inspector, started, lines };
}
