import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWorkstation } from '../../../../src/main/lock/watch.ts';
import type { Presence } from '../../../../src/main/ports/presence.ts';
import { logLines } from '../../../support/log-lines.ts';

/** The limit of the tests, in minutes. */
const LIMIT = 10;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A workstation that nobody touches from now on; `leave` reports the lock of its screen, or its sleep. */
function workstation(minutes: number, screen?: 'locked' | 'unknown') {
  const since = Date.now();
  const heard = new Set<() => void>();
  const presence: Presence = {
    state: (seconds) => screen ?? (Date.now() - since >= seconds * 1000 ? 'idle' : 'active'),
    onLeft: (listener) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
  const lock = vi.fn();
  const stop = watchWorkstation({ minutes, presence, lock, log: logLines().log });
  const leave = () => {
    for (const listener of heard) listener();
  };
  return { lock, stop, leave };
}

test('a workstation that nobody touches locks the program at its limit, not before', () => {
  const { lock } = workstation(LIMIT);
  vi.advanceTimersByTime(LIMIT * 60_000 - 1);
  expect(lock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_001);
  expect(lock).toHaveBeenCalled();
});

test("the system's lock of the screen counts at once, as an event or where only its state can be asked", () => {
  const told = workstation(LIMIT);
  told.leave();
  expect(told.lock).toHaveBeenCalledOnce();
  const asked = workstation(LIMIT, 'locked');
  vi.advanceTimersByTime(2_000);
  expect(asked.lock).toHaveBeenCalled();
});

test.each([
  ['off', 0, undefined],
  ['on a system that does not know', LIMIT, 'unknown'],
] as const)('%s: nothing is locked by time', (_when, minutes, screen) => {
  const { lock, leave } = workstation(minutes, screen);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(lock).not.toHaveBeenCalled();
  leave();
  expect(lock).toHaveBeenCalledTimes(minutes === 0 ? 0 : 1);
});

test('a stopped watch locks nothing', () => {
  const { lock, stop, leave } = workstation(LIMIT);
  stop();
  leave();
  vi.advanceTimersByTime(2 * LIMIT * 60_000);
  expect(lock).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
