import { expect, test } from 'vitest';
import { createMetered } from '../../../../src/main/network/metered.ts';

const log = { debug: () => undefined };
const answering = (platform: NodeJS.Platform, output: string) =>
  createMetered({ platform, log, run: async () => output });

test.each([
  ['linux', 'u 1\n', true],
  ['linux', 'u 3\n', true],
  ['linux', 'u 0\n', false],
  ['linux', 'u 2\n', false],
  ['linux', 'u 4\n', false],
  ['linux', '', false],
  ['win32', 'Fixed\r\n', true],
  ['win32', 'Variable\r\n', true],
  ['win32', 'Unrestricted\r\n', false],
  ['win32', 'Unknown\r\n', false],
  ['darwin', 'u 1\n', false],
] as const)('%s says %j: metered %s', async (platform, output, metered) => {
  expect(await answering(platform, output)()).toBe(metered);
});

test('a system that does not answer counts as unmetered', async () => {
  const metered = createMetered({ platform: 'linux', log, run: () => Promise.reject(new Error('no such program')) });
  expect(await metered()).toBe(false);
});

test('the system is asked at most once in ten minutes', async () => {
  let time = 0;
  const asked: string[] = [];
  const metered = createMetered({
    platform: 'linux',
    log,
    now: () => time,
    run: async (program) => {
      asked.push(program);
      return asked.length === 1 ? 'u 2' : 'u 1';
    },
  });
  await Promise.all([metered(), metered()]);
  time = 599_999;
  expect([await metered(), asked]).toEqual([false, ['/usr/bin/busctl']]);
  time = 600_000;
  expect([await metered(), asked.length]).toEqual([true, 2]);
});
