import { onTestFinished, vi } from 'vitest';

/**
 * Lets a time limit expire when the test says so, however busy the machine is: until the end of the test, `pass`
 * expires the newest timeout of so many ms that has begun since this call.
 */
export function timeLimit(ms: number): { pass: () => void } {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  return {
    pass: () => {
      const [late, , ...values] = timers.mock.calls.findLast(([, after]) => after === ms) ?? [];
      if (!late) throw new Error(`no time limit of ${ms} ms has begun`);
      late(...values);
    },
  };
}
