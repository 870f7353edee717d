import { describe, expect, it } from 'vitest';
import { boardInView } from '@/entities/board-choice.ts';

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
