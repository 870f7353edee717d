import { expect, test } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { afterReading, type Summed } from '@/domains/initiative/reading/progress.ts';
import { progressOf } from '@/domains/initiative/reading/season-row.ts';
import { NOTHING_READ, withPage } from '@/domains/initiative/reading/so-far.ts';
import { shareNotSeen, sumsByDistrict, sumsByRegion } from '@/domains/initiative/reading/sums.ts';

const row = (id: number, region: number | null, district: number | null, stage: string, said: string | null = null) =>
  initiativeSchema.parse({
    ...{ id, stage, moderation_sub_stage: said },
    ...{ region_id: region, region_title: region && `Viloyat ${region}` },
    ...{ district_id: district, district_title: district && `Tuman ${district}` },
  });

test.each([
  ['INITIAL', null, 'notSeen'],
  ['INITIAL', 'MODERATOR_ACCEPTED', 'withDistrict'],
  ['INITIAL', 'MODERATOR_DENIED', 'withDistrict'],
  ['INITIAL', 'DISTRICT_MANAGER_DENIED', 'returned'],
  ['INITIAL', 'DISTRICT_MANAGER_ACCEPTED', 'returned'],
  ['PASSED', 'DISTRICT_MANAGER_ACCEPTED', 'done'],
  ['NOT_PASSED', null, 'done'],
  ['WINNER', null, 'done'],
  ['SOMETHING_NEW', null, 'done'],
])('%s with %s is %s', (stage, said, progress) => {
  expect(progressOf(row(1, 1, 1, stage, said))).toBe(progress);
});

const READ = withPage(
  NOTHING_READ,
  {
    rows: [
      row(1, 1, 11, 'INITIAL'),
      row(2, 1, 11, 'PASSED'),
      row(3, 1, 12, 'INITIAL', 'MODERATOR_DENIED'),
      row(4, 2, 21, 'INITIAL'),
      row(4, 2, 21, 'INITIAL'),
      row(5, null, null, 'INITIAL'),
    ],
    total: 5,
  },
  100,
);

test('sums by district and by region, the largest unseen share first', () => {
  const districts = sumsByDistrict(READ);
  expect(districts.map(({ id, notSeen, withDistrict, done }) => [id, notSeen, withDistrict, done])).toEqual([
    [21, 1, 0, 0],
    [null, 1, 0, 0],
    [11, 1, 0, 1],
    [12, 0, 1, 0],
  ]);
  expect(sumsByRegion(districts).map((place) => [place.name, place.notSeen, shareNotSeen(place)])).toEqual([
    ['Viloyat 2', 1, 1],
    [null, 1, 1],
    ['Viloyat 1', 1, 1 / 3],
  ]);
});

const summed = (at: number, board = 1): Summed => ({
  at,
  board,
  about: false,
  calls: 1,
  districts: sumsByDistrict(READ),
});

test('the previous reading is that of the same board', () => {
  const first = afterReading(null, summed(1));
  const second = afterReading(first, summed(2));
  expect([second?.last.at, second?.before?.at]).toEqual([2, 1]);
  expect(afterReading(second, summed(3, 2))?.before).toBeNull();
});
