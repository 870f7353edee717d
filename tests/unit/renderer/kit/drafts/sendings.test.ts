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
