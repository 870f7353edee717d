import { expect, test } from 'vitest';
import { nextCheckIn } from '../../../../src/main/updates/schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  ['start', 2 * MINUTE, 22 * MINUTE],
  ['answer', 22 * HOUR, 26 * HOUR],
  ['failure', 2 * HOUR, 4 * HOUR],
] as const)('after the %s', (before, least, most) => {
  expect([nextCheckIn(before, 0), nextCheckIn(before, 1)]).toEqual([least, most]);
  expect(nextCheckIn(before, 0.5)).toBe((least + most) / 2);
});
