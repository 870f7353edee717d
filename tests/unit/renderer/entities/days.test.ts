import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDays, dayAt } from '@/entities/days.ts';

const EVENING = Date.parse('2026-09-16T23:59:40+05:00');

beforeEach(() => void vi.useFakeTimers({ now: EVENING }));
afterEach(() => void vi.useRealTimers());

it('a day begins at midnight in Tashkent, wherever the computer is', () => {
  expect(dayAt(Date.parse('2026-09-16T19:00:00Z'))).toBe(dayAt(Date.parse('2026-09-16T18:59:59Z')) + 1);
});

it('the time stays the same until the day is over, and is another one soon after', () => {
  const days = createDays(Date.now);
  const looked: number[] = [];
  const stop = days.follow(() => looked.push(days.now()));
  vi.advanceTimersByTime(15_000);
  expect(days.now()).toBe(EVENING);
  vi.advanceTimersByTime(30_000);
  expect(looked).toEqual([Date.parse('2026-09-17T00:00:10+05:00')]);
  expect(days.now()).toBe(looked[0]);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(looked).toHaveLength(1);
});

it('a look after the computer has slept over midnight sees the new day', () => {
  const days = createDays(Date.now);
  vi.setSystemTime(EVENING + 3 * 86_400_000);
  expect(dayAt(days.now())).toBe(dayAt(EVENING) + 3);
});
