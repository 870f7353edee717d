import { onTestFinished, vi } from 'vitest';

/**
 * Lets a time limit be over when the test says so, however busy the machine is: `pass` ends the newest one of so many ms
 * that has begun since this call, until the end of the test.
 */
export function timeLimit(ms: number): { pass: () => void } {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  return {
    pass: () => {
      const [late] = timers.mock.calls.findLast(([, after]) => after === ms) ?? [];
      if (!late) throw new Error(`no time limit of ${ms} ms has begun`);
      late();
    },
  };
}
