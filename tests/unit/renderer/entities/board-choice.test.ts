import { describe, expect, it } from 'vitest';
import { boardInView, boardOfList, lastBoard } from '@/entities/board-choice.ts';

const spring = { id: 1, stage: 'FINISHED' };
const autumn = { id: 2, stage: 'REVIEW' };
const garden = { id: 3, stage: 'REVIEW' };
const boards = [spring, autumn, garden];
const REVIEW = 'REVIEW';

describe('the board in view', () => {
  it('is the first one in review', () => {
    expect(boardInView(boards, REVIEW)).toBe(autumn);
  });

  it('is the first one in the stage in which the list is worked on', () => {
    expect(boardInView(boards, 'FINISHED')).toBe(spring);
  });

  it('is the first one where none is in review', () => {
    expect(boardInView([spring, { id: 4, stage: null }], REVIEW)).toBe(spring);
    expect(boardInView([], REVIEW)).toBeUndefined();
  });

  it('is the chosen one: that of the address before the remembered one', () => {
    expect(boardInView(boards, REVIEW, 1, 3)).toBe(spring);
    expect(boardInView(boards, REVIEW, null, 3)).toBe(garden);
  });

  it('is never a board that the person does not have', () => {
    expect(boardInView(boards, REVIEW, 99, 1)).toBe(spring);
    expect(boardInView(boards, REVIEW, 99, 0)).toBe(autumn);
  });
});

describe('the board of a list', () => {
  const loaded = { boards, isFailed: false };

  it('is the one that the address names, or none: no other takes its place without a word', () => {
    expect(boardOfList(loaded, 1, REVIEW, 3)).toEqual({ board: spring, lack: null });
    expect(boardOfList(loaded, 99, REVIEW, 3)).toEqual({ board: undefined, lack: 'unknown' });
  });

  it('is picked where the address names none', () => {
    expect(boardOfList(loaded, null, REVIEW, 0, null)).toEqual({ board: autumn, lack: null });
    expect(boardOfList(loaded, null, REVIEW, 3, null)).toEqual({ board: garden, lack: null });
  });

  it('is missing without boards, and says whether there are none, or they could not be loaded', () => {
    for (const inAddress of [null, 1]) {
      expect(boardOfList({ boards: [], isFailed: false }, inAddress, REVIEW).lack).toBe('none');
      expect(boardOfList({ boards: undefined, isFailed: true }, inAddress, REVIEW).lack).toBe('failed');
      expect(boardOfList({ boards: undefined, isFailed: false }, inAddress, REVIEW).lack).toBeNull();
    }
    // Boards whose refetch failed are still usable.
    expect(boardOfList({ boards, isFailed: true }, 1, REVIEW).board).toBe(spring);
  });
});

describe('the last board', () => {
  it('is the newest by year and season, in whatever order they come', () => {
    const [old, garden, first, second] = [
      { id: 70, year: 2025, season: 2 },
      { id: 58, year: 2026, season: 1 },
      { id: 59, year: 2026, season: 1 },
      { id: 41, year: 2026, season: 2 },
    ] as const;
    expect(lastBoard([old, second, garden, first])).toBe(second);
    expect(lastBoard([garden, first, old])).toBe(first);
    expect(lastBoard([{ id: 1, year: null, season: null }, old])).toBe(old);
    expect(lastBoard([])).toBeUndefined();
  });
});
