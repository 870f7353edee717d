import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll } from 'vitest';

/** Collects figures of a test file, which are printed once it is through: `note('zip bomb', '12 ms')`. */
export function figuresOfFile(): (title: string, figures: string) => void {
  const lines: string[] = [];
  afterAll(() => {
    process.stdout.write(`\n${lines.join('\n')}\n`);
  });
  return (title, figures) => void lines.push(`${title}: ${figures}`);
}

/** How often the processor's time is set against the delay, in ms. */
const SLICE_MS = 100;

/**
 * Watches this process until the returned function is called, which gives the longest time in ms that its event loop
 * stood still by its own doing: in no slice of the time longer than it worked. The rest is a busy machine's.
 */
export function watchBlocks(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let before = process.threadCpuUsage();
  let longest = 0;
  const take = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, Math.min(delay.max / 1e6, (user + system) / 1000));
    delay.reset();
  };
  const slices = setInterval(take, SLICE_MS);
  return () => {
    clearInterval(slices);
    take();
    delay.disable();
    return longest;
  };
}
