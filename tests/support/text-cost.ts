import { Script } from 'node:vm';
import { AS_LONG, CHEAP_MS, HOSTILE_TEXTS, type HostileText, LONG, MOST_GROWTH, SHORT } from './hostile-texts.ts';

/** A function that is still at its texts after this is ended: it takes 4 s of a processor at most. */
const HANGS_MS = 40_000;
/** Processor time that says for sure how dear texts are; a clock of processor time may tick only every 4 ms. */
const SURE_MS = 100;
const TICK_MS = 4;
/** Measurements that must all find a text too dear: compiling and cleaning up come in between. */
const ROUNDS = 5;

/** Calls with this many texts of this many letters, no two of them alike: an answer may be remembered. */
function callWith(call: (text: string) => unknown, { of }: HostileText, letters: number, times: number): void {
  for (let less = 0; less < times; less += 1) {
    try {
      const answer = call(of(letters - less));
      if (answer instanceof Promise) answer.catch(() => {});
    } catch {
      // It refuses the text, or lacks something here: what it did until then has its cost.
    }
  }
}

function millisecondsOf(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Processor time of this thread, in ms. */
function processorTimeOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** How much dearer one long text is than as many letters in short ones, if that is too much; undefined otherwise. */
function excessOf(call: (text: string) => unknown, text: HostileText): number | undefined {
  const longTexts = (times: number) => callWith(call, text, LONG, times);
  const shortTexts = (times: number) => callWith(call, text, SHORT, AS_LONG * times);
  // Time on the wall is exact, but not this thread's alone: it only says what is worth more.
  if (millisecondsOf(() => longTexts(1)) < CHEAP_MS) return undefined;
  const long = millisecondsOf(() => longTexts(1));
  if (long < CHEAP_MS || long < MOST_GROWTH * millisecondsOf(() => shortTexts(1))) return undefined;
  const times = Math.ceil(SURE_MS / long);
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least > MOST_GROWTH; round += 1) {
    const short = processorTimeOf(() => shortTexts(times));
    least = Math.min(least, processorTimeOf(() => longTexts(times)) / Math.max(short, TICK_MS));
  }
  return least > MOST_GROWTH ? least : undefined;
}

// Only a script can be ended.
const script = new Script('examineTexts()');

/** The first hostile text that costs a function more than it is long, and how much; undefined for none. */
export function tooDear(call: (text: string) => unknown, hangsMs = HANGS_MS): string | undefined {
  let name = '';
  const examineTexts = () => {
    for (const text of HOSTILE_TEXTS) {
      name = text.name;
      const excess = excessOf(call, text);
      if (excess !== undefined) return `${name}: ${Math.round(excess)} times as dear as as many letters in short texts`;
    }
    return undefined;
  };
  Object.assign(globalThis, { examineTexts });
  try {
    return script.runInThisContext({ timeout: hangsMs });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw error;
    return `${name}: does not end`;
  }
}
