import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * For `node --import` before the program: every tenth of a second, writes to LOOP_PROBE_FILE the longest time for which
 * the main process was blocked; the test reports it as a figure. A reader of table files writes its peak memory in
 * bytes to the same name with `.readers`, just before it answers, because it is ended right after.
 */
export type LoopSample = {
  /** ms since the epoch, at the end of the sample. */
  at: number;
  /** The longest delay of the event loop, in ms. */
  delayMs: number;
  /** CPU time of the process during the sample, in ms: it cannot have blocked itself for longer. */
  workedMs: number;
};

const EVERY_MS = 100;
const file = process.env.LOOP_PROBE_FILE;

if (file !== undefined && process.argv[1]?.endsWith('main/index.js')) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let before = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const sample: LoopSample = { at: Date.now(), delayMs: delay.max / 1e6, workedMs: (user + system) / 1000 };
    delay.reset();
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
  }, EVERY_MS).unref();
}

const { send } = process;
if (file !== undefined && send && process.argv.some((argument) => argument.includes('inspect-process'))) {
  const tellFirst: ProxyHandler<typeof send> = {
    apply(target, self, message) {
      appendFileSync(`${file}.readers`, `${process.resourceUsage().maxRSS * 1024}\n`);
      return Reflect.apply(target, self, message);
    },
  };
  process.send = new Proxy(send, tellFirst);
}
