import { expect, test } from 'vitest';
import { createPlatformClock, type PlatformClock } from '../../../../src/main/network/clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LOCAL = Date.UTC(2026, 4, 6, 8);
const dateAt = (ms: number) => new Date(ms).toUTCString();

const learn = (clock: PlatformClock, times: readonly number[]) => {
  for (const time of times) clock.learn(dateAt(time));
};

test.each([
  [0, false],
  [11 * HOUR, false],
  [-11 * HOUR, false],
  [12 * HOUR, true],
  [-12 * HOUR, true],
  [400 * DAY, true],
])('a clock that is %i ms ahead is wrong: %s', (ahead, isWrong) => {
  const clock = createPlatformClock(() => LOCAL);
  clock.learn(dateAt(LOCAL - ahead));
  expect(clock.wrong()).toEqual(isWrong ? { local: LOCAL, server: LOCAL - ahead } : null);
  learn(clock, [LOCAL - ahead, LOCAL - ahead]);
  expect(clock.now()).toBe(isWrong ? LOCAL - ahead : LOCAL);
});

test('nothing is reported before a date arrives, nor for an invalid date', () => {
  const clock = createPlatformClock(() => LOCAL);
  for (const date of [null, 'kecha', '', null]) clock.learn(date);
  expect(clock.wrong()).toBeNull();
  expect(clock.sure.now()).toBeNull();
});

test.each([
  { what: 'one answer', times: [LOCAL], sure: null },
  { what: 'two answers', times: [LOCAL, LOCAL], sure: null },
  { what: 'three answers', times: [LOCAL, LOCAL, LOCAL], sure: LOCAL },
  { what: 'a platform that is behind', times: [2, 2, 2].map((hours) => LOCAL - hours * HOUR), sure: LOCAL - 2 * HOUR },
  { what: 'a platform that is ahead', times: [2, 2, 2].map((hours) => LOCAL + hours * HOUR), sure: LOCAL },
  { what: 'a platform four hours off', times: [4, 4, 4].map((hours) => LOCAL + hours * HOUR), sure: null },
  { what: 'a proxy 31 days ahead, always', times: Array(9).fill(LOCAL + 31 * DAY), sure: null },
  { what: 'a wrong date among right ones', times: [LOCAL, LOCAL, LOCAL + 31 * DAY, LOCAL, LOCAL], sure: null },
  { what: 'a wrong date at the end', times: [LOCAL, LOCAL, LOCAL, LOCAL + 200 * DAY], sure: null },
  { what: 'right dates after a wrong one', times: [LOCAL + 31 * DAY, LOCAL, LOCAL, LOCAL], sure: LOCAL },
])('the time by which anything is removed after $what', ({ times, sure }) => {
  const clock = createPlatformClock(() => LOCAL);
  learn(clock, times);
  expect(clock.sure.now()).toBe(sure);
});

test('the clocks are known to agree after the third answer', async () => {
  const clock = createPlatformClock(() => LOCAL);
  let isKnown = false;
  void clock.sure.known.then(() => {
    isKnown = true;
  });
  for (const expected of [false, false, true]) {
    clock.learn(dateAt(LOCAL));
    await Promise.resolve();
    expect(isKnown).toBe(expected);
  }
});

test('one wrong date moves no time', () => {
  const clock = createPlatformClock(() => LOCAL);
  learn(clock, [LOCAL, LOCAL, LOCAL, LOCAL + 400 * DAY]);
  expect(clock.now()).toBe(LOCAL);
});

test('a wrong clock is reported until it is noted or corrected, and only once', () => {
  let local = LOCAL + 48 * HOUR;
  const clock = createPlatformClock(() => local);
  learn(clock, [LOCAL, LOCAL, LOCAL]);
  expect(clock.wrong()).not.toBeNull();
  local = LOCAL;
  learn(clock, [LOCAL, LOCAL, LOCAL]);
  expect(clock.wrong()).toBeNull();
  local = LOCAL - 48 * HOUR;
  learn(clock, [LOCAL, LOCAL, LOCAL]);
  expect(clock.wrong()).not.toBeNull();
  clock.note();
  expect(clock.wrong()).toBeNull();
  clock.learn(dateAt(LOCAL));
  expect(clock.wrong()).toBeNull();
  expect(clock.now()).toBe(LOCAL);
});
