import { join } from 'node:path';
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

type Started = { pid: () => number | undefined; peakBytes: () => number };

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
    fork: (execArgv) => {
      const child = utilityProcess.fork(READER, [], { execArgv, stdio: 'ignore' });
      const pid = child.pid;
      const peak = pid === undefined ? () => 0 : peakBytes(pid);
      started.push({ pid: () => child.pid, peakBytes: peak });
      onStart(pid, started.length);
      return child;
    },
    log,
    limits: { ...INSPECTOR_LIMITS, ...limits },
  });
  return { inspector, started, lines };
}
