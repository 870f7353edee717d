import { Script } from 'node:vm';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { firstExcess, type TextCall } from './text-growth.ts';

/** A function that has had the processor for so long and is still at its texts is ended: it takes 20 s at most. */
const HANGS_MS = 150_000;

/** Processor time of this thread, in ms. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Leaves room for what a busy machine adds. */
const MEASURE = { clock: processorTime, mostGrowth: 5 };

// Only a script can be ended.
const script = new Script('examineTexts()');

/**
 * The first hostile text that costs a function more than it is long, and how much; undefined for none. `hangsMs`: of the
 * processor; `limitMs`: on the wall, longer where other processes have had the most of it.
 */
export function tooDear(call: TextCall, hangsMs = HANGS_MS, limitMs = hangsMs): string | undefined {
  let name = '';
  const start = (now: string) => {
    name = now;
  };
  Object.assign(globalThis, { examineTexts: () => firstExcess(call, HOSTILE_TEXTS, MEASURE, start) });
  const begun = processorTime();
  try {
    return script.runInThisContext({ timeout: limitMs });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw error;
    return processorTime() - begun < hangsMs / 2 ? tooDear(call, hangsMs, 2 * limitMs) : `${name}: does not end`;
  }
}
