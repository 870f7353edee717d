import { describe, expect, it } from 'vitest';
import type { Board } from '@/entities/boards.ts';
import { firstLook } from '@/features/school-initiatives/model/first-look.ts';

/** Not in order: the platform's list has none. */
const BOARDS = [
  { id: 3, year: 2025, season: 1, stage: 'VOTE' },
  { id: 9, year: 2026, season: 2, stage: 'MODERATE' },
  { id: 5, year: 2026, season: 1, stage: 'VOTE' },
] as Board[];

/** The first look at these boards, and the counts that it asked for. */
async function look(boards: readonly Board[], counts: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const found = await firstLook(boards, async (board, stage) => {
    asked.push(`${board} ${stage}`);
    return counts[`${board} ${stage}`] ?? 0;
  });
  return { found, asked };
}

describe('the first look at the pupils’ initiatives (Z-179)', () => {
  it('is at the newest season that has winners, and counts no further', async () => {
    expect(await look(BOARDS, { '5 WINNER': 1, '3 WINNER': 40 })).toEqual({
      found: { board: 5, stage: 'WINNER' },
      asked: ['9 WINNER', '5 WINNER'],
    });
  });

  it.each([
    ['INITIAL', { '9 INITIAL': 2 }],
    ['ALL', {}],
  ] as const)('without winners is at the season under moderation, stage %s', async (stage, counts) => {
    expect((await look(BOARDS, counts)).found).toEqual({ board: 9, stage });
  });

  it('is nowhere without winners and moderation', async () => {
    expect(await look([BOARDS[0] as Board], {})).toEqual({ found: null, asked: ['3 WINNER'] });
    expect(await look([], {})).toEqual({ found: null, asked: [] });
  });

  it('fails with its counts', async () => {
    await expect(firstLook(BOARDS, () => Promise.reject(new Error('503')))).rejects.toThrow('503');
  });
});
