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

/**
 * Watches this process until the returned function is called, which gives the longest time in ms that its event loop
 * stood still. Longer than it worked it cannot have been held up by its own doing; the rest is a busy machine's.
 */
export function watchBlocks(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = process.threadCpuUsage();
  return () => {
    delay.disable();
    const { user, system } = process.threadCpuUsage(before);
    return Math.min(delay.max / 1e6, (user + system) / 1000);
  };
}
