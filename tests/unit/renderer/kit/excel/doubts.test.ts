import type { SheetPreview } from '@shared/files.ts';
import { expect, it } from 'vitest';
import { dataRows } from '@/kit/excel/data-rows.ts';
import { doubtsOf } from '@/kit/excel/doubts.ts';

const FITS = { missing: [], other: null, foreign: [] };
const sheet = (part: Partial<SheetPreview>): SheetPreview => ({
  name: 'Varaq1',
  hidden: false,
  rows: 3,
  columns: 2,
  header: ['Nomi', 'STIR'],
  headerRow: 1,
  head: [],
  headRows: [],
  warnings: [],
  ...part,
});
const NO_HEADER = [{ kind: 'no-header', column: null, count: 1, first: 'A1' }] as const;
const EMPTY = sheet({ name: 'Varaq2', rows: 0, header: [], headerRow: 0 });

it.each([
  ['a header and rows', sheet({}), 2],
  ['rows without a header', sheet({ rows: 1, warnings: [...NO_HEADER] }), 1],
  ['a title', sheet({ rows: 4, titles: ['Hisobot'] }), 2],
  ['nothing', EMPTY, 0],
])('counts the rows of data below %s', (_, of, rows) => expect(dataRows(of)).toBe(rows));

it.each([
  ['rows', [sheet({})], []],
  ['rows, and an empty sheet behind them', [sheet({}), EMPTY], []],
  ['no sheet', [], [{ kind: 'nothing', header: false, elsewhere: null }]],
  ['no row', [EMPTY], [{ kind: 'nothing', header: false, elsewhere: null }]],
  ['a header only', [sheet({ rows: 1 })], [{ kind: 'nothing', header: true, elsewhere: null }]],
  ['an empty first sheet', [EMPTY, sheet({})], [{ kind: 'nothing', header: false, elsewhere: 'Varaq1' }]],
  [
    'a title',
    [sheet({ rows: 4, titles: ['Hisobot'], headerRow: 3 })],
    [{ kind: 'title', row: 3, titles: ['Hisobot'] }],
  ],
])('a file of %s is doubtful, or not', (_, sheets, doubts) => {
  expect(doubtsOf({ sheets, csv: null }, FITS)).toEqual(doubts);
});

it('a file of another list is doubtful, whatever else is', () => {
  const found = { ...FITS, other: { name: "Yo'llar", columns: [] } } as const;
  expect(doubtsOf({ sheets: [sheet({})], csv: null }, found)).toEqual([{ kind: 'other-list', found }]);
  expect(doubtsOf({ sheets: [EMPTY], csv: null }, found).map(({ kind }) => kind)).toEqual(['other-list', 'nothing']);
});
