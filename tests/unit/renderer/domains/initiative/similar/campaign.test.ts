import { expect, test } from 'vitest';
import { splitCampaign } from '@/domains/initiative/similar/campaign.ts';
import type { Facts } from '@/domains/initiative/similar/facts.ts';

const NOTHING: Facts = {
  ...{ metres: null, office: false, category: true, author: null, likeness: 0.9, copy: false, picture: false },
};
const one = (id: number, some: Partial<Facts> = {}) => ({ id, facts: { ...NOTHING, ...some } });
const copies = (count: number, some: Partial<Facts> = {}) =>
  Array.from({ length: count }, (_, nth) => one(100 + nth, { copy: true, ...some }));
const split = (...found: ReturnType<typeof one>[]) => {
  const { rows, campaign } = splitCampaign(found);
  return [rows.map(({ id }) => id), campaign.length];
};

test('five copies are shown one by one, six are a campaign', () => {
  expect(split(one(1), ...copies(5))).toEqual([[1, 100, 101, 102, 103, 104], 0]);
  expect(split(one(1), ...copies(6))).toEqual([[1], 6]);
});

test.each<[string, Partial<Facts>]>([
  ['place', { metres: 40 }],
  ['author', { author: 'same' }],
  ['picture', { picture: true }],
])('up to three copies with the same %s are shown beside the campaign as well, more are not', (_, some) => {
  const three = [1, 2, 3].map((id) => one(id, { copy: true, ...some }));
  expect(split(...three, ...copies(3))).toEqual([[1, 2, 3], 6]);
  expect(split(...three, ...copies(3, some))).toEqual([[], 6]);
});

test("a copy at an office's pin is not told apart by it", () => {
  expect(split(one(1, { copy: true, metres: 0, office: true }), ...copies(5))).toEqual([[], 6]);
});
