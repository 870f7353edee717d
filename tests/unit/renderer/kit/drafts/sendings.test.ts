import { expect, test, vi } from 'vitest';
import { createSendings } from '@/kit/drafts/sendings.ts';

const FUND = { scope: 'api/v1/funds', record: '2' };

test('a sending belongs to its form until its outcome is known; another record of the form is not sent', async () => {
  const onChange = vi.fn();
  const sendings = createSendings(onChange);
  const { end, ended } = sendings.begin(FUND);
  expect([sendings.any(), sendings.of({ ...FUND }), sendings.of({ ...FUND, record: '3' })]).toEqual([
    true,
    ended,
    null,
  ]);
  end(true);
  end(false);
  expect(await ended).toBe(true);
  expect([sendings.any(), sendings.of(FUND)]).toEqual([false, null]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  [[], true],
  [[true, true], true],
  [[true, false], false],
])('the sendings in flight, %j, are all done: %s', async (outcomes, done) => {
  const sendings = createSendings(() => undefined);
  // A sending without a draft counts, too.
  const going = outcomes.map((_, index) => sendings.begin(index === 0 ? null : FUND));
  const all = sendings.ended();
  for (const [index, outcome] of outcomes.entries()) going[index]?.end(outcome);
  expect(await all).toBe(done);
});

test('the places of what is being sent are told when they change, and are the same until then', () => {
  const sendings = createSendings(() => undefined);
  const listener = vi.fn();
  const stop = sendings.subscribe(listener);
  expect(sendings.places()).toBe(sendings.places());
  const { end } = sendings.begin(FUND);
  expect(sendings.places()).toEqual([FUND]);
  end(true);
  expect(sendings.places()).toEqual([]);
  stop();
  sendings.begin(FUND);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('three of those in turn are sent at once, the others in order, also after one that fails', async () => {
  const sendings = createSendings(() => undefined);
  const begun: number[] = [];
  const works = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const results = works.map(({ promise }, index) =>
    sendings.inTurn(() => {
      begun.push(index);
      return promise;
    }),
  );
  expect(begun).toEqual([0, 1, 2]);
  works[1]?.reject(new Error('refused'));
  await expect(results[1]).rejects.toThrow('refused');
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of works) resolve();
  await Promise.allSettled(results);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  await sendings.inTurn(async () => void begun.push(6));
  expect(begun.at(-1)).toBe(6);
});

test('what is brought back belongs to its form, and is taken once', () => {
  const sendings = createSendings(() => undefined);
  const values = { changed: { comment: 'Takroriy' } };
  sendings.bringBack(FUND, values);
  expect(sendings.takeBack({ ...FUND, record: '3' })).toBeNull();
  expect(sendings.takeBack({ ...FUND })).toBe(values);
  expect(sendings.takeBack(FUND)).toBeNull();
});
