import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { bridge: {} });
const { dayStepsOf, withReading } = await import('@/features/season/last-days.ts');

const after = (...readings: readonly (readonly [day: number, done: number])[]) =>
  readings.reduce<ReturnType<typeof withReading>>((kept, [day, done]) => withReading(kept, 1, { day, done }), null);

test('the last reading of a day is kept, and what changed since the day before', () => {
  const kept = after([10, 40], [10, 44], [11, 50], [11, 60]);
  expect(kept?.days).toEqual([
    { day: 10, done: 44 },
    { day: 11, done: 60 },
  ]);
  expect(dayStepsOf(kept)).toEqual([{ day: 11, over: 1, count: 16 }]);
});

test('days on which nothing was read are one step with the next one; what was sent back is a step back', () => {
  expect(dayStepsOf(after([10, 40], [13, 70], [14, 65]))).toEqual([
    { day: 13, over: 3, count: 30 },
    { day: 14, over: 1, count: -5 },
  ]);
});

test('a single day has no change, nor has nothing', () => {
  expect(dayStepsOf(after([10, 40]))).toEqual([]);
  expect(dayStepsOf(null)).toEqual([]);
});

test('another board begins anew, and days after a clock was set back go', () => {
  const kept = after([10, 40], [11, 50]);
  expect(withReading(kept, 2, { day: 12, done: 1 })).toEqual({ board: 2, days: [{ day: 12, done: 1 }] });
  expect(withReading(kept, 1, { day: 10, done: 42 })?.days).toEqual([{ day: 10, done: 42 }]);
});

test('the same reading changes nothing, and only the last fifteen days are kept', () => {
  const kept = after([10, 40]);
  expect(withReading(kept, 1, { day: 10, done: 40 })).toBe(kept);
  const long = after(...Array.from({ length: 30 }, (_, day) => [day, day] as const));
  expect([long?.days.length, long?.days[0]?.day, dayStepsOf(long).length]).toEqual([15, 15, 7]);
});
