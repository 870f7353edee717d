import { expect, test } from 'vitest';
import { earlierSeasons } from '@/domains/initiative/similar/earlier-seasons.ts';
import type { Board } from '@/entities/boards.ts';

const board = (id: number, year: number | null, season: number | null, type: string | null = null): Board => ({
  ...{ id, year, season, type, title: null, stage: null, review_start_date: null, review_end_date: null },
});

test('the two seasons before a board are those of its type, the later one first', () => {
  const now = board(61, 2026, 2);
  const all = [
    board(44, 2025, 1),
    now,
    board(55, 2026, 1),
    board(58, 2026, 1, 'MY_GARDEN'),
    board(49, 2025, 2),
    board(70, 2027, 1),
  ];
  expect(earlierSeasons(now, all).map(({ id }) => id)).toEqual([55, 49]);
  expect(earlierSeasons(board(58, 2026, 1, 'MY_GARDEN'), all)).toEqual([]);
});
