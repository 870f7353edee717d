import { describe, expect, it } from 'vitest';
import { boardInView, lastBoard } from '@/entities/board-choice.ts';

const spring = { id: 1, stage: 'FINISHED' };
const autumn = { id: 2, stage: 'REVIEW' };
const garden = { id: 3, stage: 'REVIEW' };
const boards = [spring, autumn, garden];

describe('the board in view', () => {
  it('is the first one in review', () => {
    expect(boardInView(boards)).toBe(autumn);
  });

  it('is the first one where none is in review', () => {
    expect(boardInView([spring, { id: 4, stage: null }])).toBe(spring);
    expect(boardInView([])).toBeUndefined();
  });

  it('is the chosen one: that of the address before the remembered one', () => {
    expect(boardInView(boards, 1, 3)).toBe(spring);
    expect(boardInView(boards, null, 3)).toBe(garden);
  });

  it('is not one that the person does not have', () => {
    expect(boardInView(boards, 99, 1)).toBe(spring);
    expect(boardInView(boards, 99, 0)).toBe(autumn);
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
