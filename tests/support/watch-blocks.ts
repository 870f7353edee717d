/** Interval of the timer that samples the event loop, in ms: its CPU time between two turns is time blocked. */
const TURN_MS = 5;

/**
 * Watches this process until the returned function is called, which returns the longest time in ms for which the event
 * loop blocked itself: the CPU time of its thread between two turns of a timer. Other programs do not count, but
 * garbage collection does, and so does time taken from a virtual machine: a figure to report, not a limit for a test.
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
