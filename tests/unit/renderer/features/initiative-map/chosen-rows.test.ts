import { describe, expect, test } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { chosenRows, quartersOf } from '@/features/initiative-map/chosen-rows.ts';
import { mapSheet } from '@/features/initiative-map/map-sheet.ts';
import { mapSums } from '@/features/initiative-map/map-sums.ts';
import { nearestMark } from '@/features/initiative-map/nearest-mark.ts';
import { printedOf } from '@/features/initiative-map/printed.ts';
import { worldPointOf } from '@/features/initiative-map/projection.ts';
import { sortOut } from '@/features/initiative-map/sort-out.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { toCyrillic } from '@/i18n/transliterate.ts';

const row = (id: number, more: Record<string, unknown> = {}) =>
  initiativeSchema.parse({
    ...{ id, public_id: `0614${id}`, stage: 'INITIAL', quarter_id: 1, quarter_title: 'Bahor' },
    ...{ latitude: 41.3, longitude: 69.2, requested_amount: 100 },
    ...more,
  });

const ROWS = [
  row(1),
  row(2, { stage: 'NOT_PASSED', latitude: 41.4, requested_amount: null }),
  row(3, { latitude: 0, quarter_id: 2, quarter_title: 'Anhor' }),
  row(4, { latitude: 69.2, longitude: 41.3, stage: 'PUBLIC_CONTROL', quarter_id: null }),
  row(5, { latitude: 55.7, longitude: 37.6, moderation_sub_stage: 'MODERATOR_ACCEPTED' }),
  row(6, { stage: 'SOMETHING_NEW', moderation_sub_stage: 'NEW_WORD' }),
];
const SORTED = sortOut(ROWS);

test('wM1: rows are on the map, without a place, or outside of the country; nothing is lost', () => {
  expect(SORTED.placed.map(({ initiative, state }) => [initiative.id, state])).toEqual([
    [1, 'notSeen'],
    [2, 'denied'],
    [6, 'unknown'],
  ]);
  expect(SORTED.placeless.map(({ id }) => id)).toEqual([3]);
  expect(SORTED.outside.map(({ id }) => id)).toEqual([4, 5]);
});

describe('a choice', () => {
  const corners = [
    [41.2, 69.1],
    [41.2, 69.3],
    [41.35, 69.3],
    [41.35, 69.1],
  ].map(([latitude = 0, longitude = 0]) => worldPointOf({ latitude, longitude }));

  test('of an area has its rows on the map; of a mahalla all of its rows, in the order of the list', () => {
    const ids = (choice: Parameters<typeof chosenRows>[0]) => chosenRows(choice, ROWS, SORTED).map(({ id }) => id);
    expect(ids({ by: 'area', corners })).toEqual([1, 6]);
    expect(ids({ by: 'quarters', ids: [2] })).toEqual([3]);
    expect(ids({ by: 'quarters', ids: [2, 1] })).toEqual([1, 2, 3, 5, 6]);
    expect(ids({ by: 'mark', ids: [6, 2] })).toEqual([2, 6]);
  });

  test('wM1: has sums by count, amount and state', () => {
    expect(mapSums(ROWS)).toEqual({
      count: 6,
      requested: 500,
      states: [
        ['notSeen', 2],
        ['withDistrict', 1],
        ['passed', 0],
        ['denied', 1],
        ['winner', 1],
        ['unknown', 1],
      ],
    });
  });

  test('lists the mahallas by name in the script of the screen, each with its count', () => {
    expect(quartersOf(ROWS, (name) => name)).toEqual([
      { id: 2, name: 'Anhor', shown: 'Anhor', count: 1 },
      { id: 1, name: 'Bahor', shown: 'Bahor', count: 4 },
    ]);
    const rows = ['Chaman', 'Bahor', 'Dehqon'].map((quarter_title, quarter_id) => ({ quarter_id, quarter_title }));
    expect(quartersOf(rows, toCyrillic).map(({ shown }) => shown)).toEqual(['Баҳор', 'Деҳқон', 'Чаман']);
  });

  test('as a table file has no names of persons', () => {
    const { columns, rows } = mapSheet(
      [row(1, { author_fullname: 'Rahimov Sanjar', title: "Yo'l" })],
      createI18n('latin').current(),
    );
    expect(rows[0]).toHaveLength(columns.length);
    expect(JSON.stringify(rows)).not.toContain('Rahimov');
    expect(rows[0]).toEqual(['06141', "Yo'l", '', 'Bahor', 'Yangi', "Ko'rilmagan", 100, 41.3, 69.2]);
  });

  test('is printed by one call where the filter is small, else one by one; without a choice the list is', () => {
    const filter = { board: 1, search: '', stage: 'ALL', sub_stage: 'ALL' } as const;
    const shown = { rows: ROWS, filter, boards: [] };
    expect(printedOf({ ...shown, chosen: [row(2)], total: 1_000 })).toMatchObject({ ticked: true, list: { filter } });
    expect(printedOf({ ...shown, chosen: [row(2)], total: 1_001 })).toMatchObject({ ticked: true, list: { ids: [2] } });
    expect(printedOf({ ...shown, chosen: null, total: 20_000 })).toMatchObject({ ticked: false, list: { filter } });
    expect(printedOf({ ...shown, chosen: [], total: 6 })).toBeNull();
  });
});

test('the mark under the crosshair is found within 24 px', () => {
  const there = worldPointOf({ latitude: 41.3, longitude: 69.2 });
  const ids = (x: number, scale: number) =>
    nearestMark(SORTED.placed, { x, y: there.y }, scale)?.members.map(({ initiative }) => initiative.id);
  const scale = 2 ** 16;
  expect(ids(there.x, scale)).toEqual([1, 6]);
  expect(ids(there.x + 23 / scale, scale)).toEqual([1, 6]);
  expect(ids(there.x + 25 / scale, scale)).toBeUndefined();
});
