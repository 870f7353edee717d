import { expect, it } from 'vitest';
import { checkClock } from '../../../../src/main/network-check/clock.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 23, 9);

it.each([
  [0, 'good', 0],
  [-29_000, 'good', 0],
  [1.4 * MINUTE, 'good', 1],
  [2 * MINUTE, 'warning', 2],
  [-9 * MINUTE, 'warning', -9],
  [10 * MINUTE, 'bad', 10],
  [-3 * 24 * 60 * MINUTE, 'bad', -4320],
] as const)('a clock that is %s ms ahead is %s', (ahead, state, value) => {
  expect(checkClock({ serverTime: NOW, localTime: NOW + ahead })).toEqual({
    state,
    figure: { unit: 'minutes', value },
    problem: state === 'good' ? null : 'clock-off',
  });
});

it('is not judged without the time of a server', () => {
  expect(checkClock({ serverTime: null, localTime: NOW })).toEqual({
    state: 'unknown',
    figure: null,
    problem: 'no-server-time',
  });
});
