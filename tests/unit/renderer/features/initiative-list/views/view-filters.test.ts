import { describe, expect, test } from 'vitest';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Board } from '@/entities/boards.ts';
import { keptQueryOf, listAddressOf, readView, sameFilter } from '@/features/initiative-list/views/view-filters.ts';

const board = (id: number, stage: string): Board => ({
  id,
  stage,
  title: 'Tashabbusli budjet',
  season: id,
  year: 2026,
  review_start_date: null,
  review_end_date: null,
  type: null,
});
const NOW = [board(3, 'PROMOTION'), board(4, 'REVIEW')];
const NEXT = [board(4, 'PROMOTION'), board(5, 'REVIEW')];
const filter = (more: Partial<InitiativeFilter> = {}): InitiativeFilter => ({
  board: 4,
  search: '',
  stage: 'ALL',
  sub_stage: 'ALL',
  ...more,
});

describe('what a view keeps', () => {
  test('is the filters as the address has them, without page and size', () => {
    const query = keptQueryOf(
      filter({ search: "yo'l", stage: 'INITIAL', sub_stage: 'DISTRICT_MANAGER_DENIED' }),
      'moderator',
      NOW,
    );
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      search: "yo'l",
      stage: 'INITIAL',
      sub_stage: 'DISTRICT_MANAGER_DENIED',
    });
  });

  test('holds the season only where it is not the default of the list', () => {
    expect(keptQueryOf(filter({ board: 4 }), 'admin', NOW)).toBe('');
    expect(keptQueryOf(filter({ board: 3 }), 'admin', NOW)).toBe('board=3');
    expect(keptQueryOf(filter({ board: null }), 'admin', [])).toBe('');
  });

  test('holds "all" where the default of the role is another filter', () => {
    expect(keptQueryOf(filter(), 'district_manager', NOW)).toBe('sub_stage=ALL');
    expect(keptQueryOf(filter({ sub_stage: 'MODERATOR_ACCEPTED' }), 'district_manager', NOW)).toBe('');
  });
});

describe('wV1: a view', () => {
  test.each([
    filter({ search: "yo'l & ko'cha", stage: 'INITIAL' }),
    filter({ sub_stage: 'MODERATOR_DENIED' }),
    filter({ board: 3, stage: 'WINNER' }),
  ])('shows what was saved: %j', (saved) => {
    const today = readView(keptQueryOf(saved, 'admin', NOW), 'admin', NOW);
    expect(today).toEqual({ filter: saved, gone: false });
  });

  test('follows the season under review, or stays with a season that was chosen explicitly', () => {
    const own = readView(keptQueryOf(filter({ stage: 'PASSED' }), 'admin', NOW), 'admin', NEXT);
    expect(own).toEqual({ filter: filter({ board: 5, stage: 'PASSED' }), gone: false });
    expect(readView('board=4', 'admin', NEXT)).toEqual({ filter: filter({ board: 4 }), gone: false });
  });

  test('has no season while the seasons are not known, or where there are none', () => {
    expect(readView('stage=PASSED', 'admin', undefined).filter.board).toBeNull();
    expect(readView('board=3', 'admin', undefined)).toEqual({ filter: filter({ board: 3 }), gone: false });
    expect(readView('', 'admin', [])).toEqual({ filter: filter({ board: null }), gone: false });
  });
});

describe('a filter that is no longer valid', () => {
  test.each([
    ['a season that is over', 'board=3&stage=PASSED', 'admin', filter({ board: 5, stage: 'PASSED' })],
    ['a season that is no number', 'board=x', 'admin', filter({ board: 5 })],
    ['a stage that is unknown', 'stage=GONE&search=suv', 'admin', filter({ board: 5, search: 'suv' })],
    ['a filter that the list no longer has', 'district=7&search=suv', 'admin', filter({ board: 5, search: 'suv' })],
    ['a filter by a name that every object has', 'constructor=1', 'admin', filter({ board: 5 })],
    // The person has become a district manager.
    [
      'a sub-stage of another role',
      'sub_stage=DISTRICT_MANAGER_DENIED',
      'district_manager',
      filter({ board: 5, sub_stage: 'MODERATOR_ACCEPTED' }),
    ],
  ] as const)('falls back to its default, and the view says so: %s', (_what, query, role, now) => {
    expect(readView(query, role, NEXT)).toEqual({ filter: now, gone: true });
  });
});

test('the address of a view names its season, so that no earlier choice takes its place', () => {
  expect(listAddressOf(filter({ stage: 'PASSED' }), 'admin')).toBe('/app/initiatives?board=4&stage=PASSED');
  expect(listAddressOf(filter({ board: null }), 'admin')).toBe('/app/initiatives');
});

test('filters are the same when they show the same rows', () => {
  const one = filter({ search: 'suv' });
  expect(sameFilter(one, { ...one })).toBe(true);
  for (const other of [{ board: 3 }, { search: '' }, { stage: 'PASSED' }, { sub_stage: 'MODERATOR_DENIED' }] as const)
    expect(sameFilter(one, { ...one, ...other })).toBe(false);
});
