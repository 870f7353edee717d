import { expect, test } from 'vitest';
import { createTraffic } from '../../../../src/main/concurrency/traffic.ts';

test('nothing is in flight at first; calls count until the last has settled, whatever its outcome', async () => {
  const traffic = createTraffic();
  expect(traffic.quiet()).toBeNull();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<never>();
  const outcomes = [traffic.during(() => first.promise), traffic.during(() => second.promise)];
  const settled = Promise.allSettled(outcomes);
  let quiet = false;
  void traffic.quiet()?.then(() => {
    quiet = true;
  });
  first.resolve('answer');
  expect(await outcomes[0]).toBe('answer');
  expect(quiet).toBe(false);
  second.reject(new Error('no answer'));
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(quiet).toBe(true);
  expect(traffic.quiet()).toBeNull();
});

test('a long transfer counts until it is marked as over, however often it was marked as running', async () => {
  const traffic = createTraffic();
  traffic.mark('downloads', false);
  expect(traffic.quiet()).toBeNull();
  traffic.mark('downloads', true);
  traffic.mark('downloads', true);
  await traffic.during(async () => undefined);
  const quiet = traffic.quiet();
  expect(quiet).not.toBeNull();
  traffic.mark('downloads', false);
  await quiet;
  expect(traffic.quiet()).toBeNull();
});
