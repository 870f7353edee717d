import { expect, test } from 'vitest';
import { createPlatformClock } from '../../../../src/main/network/clock.ts';

const HOUR = 3_600_000;
const LOCAL = Date.UTC(2026, 4, 6, 8);
const dateAt = (ms: number) => new Date(ms).toUTCString();

test.each([
  [0, false],
  [11 * HOUR, false],
  [-11 * HOUR, false],
  [12 * HOUR, true],
  [-12 * HOUR, true],
  [400 * 24 * HOUR, true],
])('a clock that is %i ms ahead is wrong: %s', (ahead, isWrong) => {
  const clock = createPlatformClock(() => LOCAL);
  clock.learn(dateAt(LOCAL - ahead));
  expect(clock.wrong()).toEqual(isWrong ? { local: LOCAL, server: LOCAL - ahead } : null);
  expect(clock.now()).toBe(isWrong ? LOCAL - ahead : LOCAL);
});

test('nothing is reported before a date arrives, nor for an invalid date', async () => {
  const clock = createPlatformClock(() => LOCAL);
  clock.learn(null);
  clock.learn('kecha');
  expect(clock.wrong()).toBeNull();
  expect(await Promise.race([clock.known.then(() => 'known'), 'not known'])).toBe('not known');
  clock.learn(dateAt(LOCAL));
  await clock.known;
});

test('a wrong clock is reported until it is noted or corrected, and only once', () => {
  let local = LOCAL + 48 * HOUR;
  const clock = createPlatformClock(() => local);
  clock.learn(dateAt(LOCAL));
  expect(clock.wrong()).not.toBeNull();
  local = LOCAL;
  clock.learn(dateAt(LOCAL));
  expect(clock.wrong()).toBeNull();
  local = LOCAL - 48 * HOUR;
  clock.learn(dateAt(LOCAL));
  expect(clock.wrong()).not.toBeNull();
  clock.note();
  expect(clock.wrong()).toBeNull();
  clock.learn(dateAt(LOCAL));
  expect(clock.wrong()).toBeNull();
  expect(clock.now()).toBe(LOCAL);
});
