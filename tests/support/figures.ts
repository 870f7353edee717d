import { afterAll } from 'vitest';

/** Collects figures of a test file, which are printed once it is through: `note('zip bomb', '12 ms')`. */
export function figuresOfFile(): (title: string, figures: string) => void {
  const lines: string[] = [];
  afterAll(() => {
    process.stdout.write(`\n${lines.join('\n')}\n`);
  });
  return (title, figures) => void lines.push(`${title}: ${figures}`);
}

/** How often the event loop is asked, in ms: what it worked from one turn of this timer to the next, it blocked. */
const TURN_MS = 5;

/**
 * Watches this process until the returned function is called, which gives the longest time in ms that its event loop
 * stood still by its own doing: by what its thread worked between two turns of a timer. What a busy machine adds is not
 * counted.
 */
export function watchBlocks(): () => number {
  let before = process.threadCpuUsage();
  let longest = 0;
  const take = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user - before.user + now.system - before.system) / 1000);
    before = now;
  };
  const turns = setInterval(take, TURN_MS);
  return () => {
    clearInterval(turns);
    take();
    return longest;
  };
}
