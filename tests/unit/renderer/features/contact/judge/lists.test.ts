import { describe, expect, it } from 'vitest';
import type { Judged } from '@/features/contact/judge/answer.ts';
import {
  absentFindings,
  filterFindings,
  pageFindings,
  recordFindings,
  scopeFindings,
  searchFindings,
} from '@/features/contact/judge/lists.ts';

const judged = (rows: Judged['rows'], total: number | null = rows.length): Judged => ({ rows, total, findings: [] });
const whats = (findings: readonly { what: string }[]) => findings.map(({ what }) => what);

describe('a second page', () => {
  const first = judged([{ id: 1 }, { id: 2 }], 4);
  it.each([
    ['holds other rows', [{ id: 3 }, { id: 4 }], []],
    ['repeats the first', [{ id: 2 }, { id: 1 }], ['same-page']],
    ['is empty', [], ['empty-page']],
  ])('%s', (_, rows, expected) => expect(whats(pageFindings(first, judged(rows)))).toEqual(expected));
});

describe('a filter', () => {
  it.each([
    ['leaves the rows with its value', [{ stage: 'WINNER' }], []],
    ['of a number written as text', [{ stage: 7 }], ['filter-ignored']],
    ['is ignored', [{ stage: 'WINNER' }, { stage: 'INITIAL' }], ['filter-ignored']],
    ['finds nothing', [], ['filter-empty']],
    ['about a field that the rows lack', [{ id: 1 }], []],
  ])('%s', (_, rows, expected) =>
    expect(whats(filterFindings('stage', 'stage', 'WINNER', judged(rows)))).toEqual(expected),
  );
});

it('a filter by a value that no row may have tells only rows without it', () => {
  expect(filterFindings('stage', 'stage', 'WINNER', judged([]), true)).toEqual([]);
  expect(whats(filterFindings('stage', 'stage', 'WINNER', judged([{ stage: 'INITIAL' }]), true))).toEqual([
    'filter-ignored',
  ]);
});

it('a search finds the row whose text it was asked for', () => {
  const row = { id: 5, public_id: '000123-7' };
  expect(searchFindings('public_id', row, judged([{ id: '5' }]))).toEqual([]);
  expect(whats(searchFindings('public_id', row, judged([{ id: 6 }])))).toEqual(['search-misses']);
});

it('a record has the id that was asked for', () => {
  expect(recordFindings('5', judged([{ id: 5 }]))).toEqual([]);
  expect(whats(recordFindings('5', judged([{ id: 6 }])))).toEqual(['other-record']);
});

describe('the answer for a record that cannot exist', () => {
  it.each([
    ['404 with a message', { kind: 'not-found', status: 404, serverMessage: 'Topilmadi' }, []],
    ['404 without one', { kind: 'not-found', status: 404 }, ['absent-silent']],
    ['400', { kind: 'invalid', status: 400 }, ['absent-status']],
    ['an empty success', undefined, ['absent-found']],
  ] as const)('%s', (_, error, expected) => expect(whats(absentFindings(error))).toEqual(expected));
});

describe('the scope of a person', () => {
  const rows = judged([
    { district_id: 11, region_id: 1 },
    { district_id: 12, region_id: 1 },
  ]);
  it.each([
    [{ district_id: 11, region_id: 1 }, ['scope']],
    [{ district_id: null, region_id: 1 }, []],
    [{ district_id: null, region_id: 2 }, ['scope']],
    [{ district_id: null, region_id: null }, []],
  ] as const)('of %j', (place, expected) => expect(whats(scopeFindings(place, rows))).toEqual(expected));
});
