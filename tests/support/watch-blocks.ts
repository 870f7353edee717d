/** How often the event loop is asked, in ms: what it worked from one turn of this timer to the next, it blocked. */
const TURN_MS = 5;

/**
 * Watches this process until the returned function is called, which gives the longest time in ms that its event loop
 * stood still by its own doing: by what its thread worked between two turns of a timer. Other programs do not count, but
 * a collection of garbage does, and what a virtual machine is deprived of: a figure to be told, no limit for a test.
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
