import { describe, expect, test } from 'vitest';
import { numberIn } from '../../../../../src/renderer/src/kit/inputs/decimal-input.tsx';

describe('what is typed so far', () => {
  test.each([
    ['', null],
    ['-', null],
    ['12.', 12],
    ['-0', 0],
    ['-0.5', -0.5],
    [7, 7],
  ])('%j means %j', (typed, number) => {
    expect(numberIn(typed)).toBe(number);
  });
});
