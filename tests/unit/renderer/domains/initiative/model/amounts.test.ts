import { describe, expect, it } from 'vitest';
import {
  ACCEPTED_AMOUNT,
  amountProblem,
  GRANTED_AMOUNT,
  LIST_AMOUNT,
  REQUESTED_AMOUNT,
} from '@/domains/initiative/model/amounts.ts';

const ZERO = "Qiymat 0 dan katta bo'lishi kerak";
const ABOVE_1360 = "Qiymat 1 360 000 000 dan kichick bo'lishi kerak";
const ABOVE_1500 = "Qiymat 1 500 000 000 dan kichik bo'lishi kerak";

describe('an amount', () => {
  it.each([
    // The dialogs of the list (D-017, D-018)
    [LIST_AMOUNT, null, ZERO],
    [LIST_AMOUNT, 0, ZERO],
    [LIST_AMOUNT, -1, ZERO],
    [LIST_AMOUNT, 1, null],
    [LIST_AMOUNT, 1_360_000_000, null],
    [LIST_AMOUNT, 1_360_000_001, ABOVE_1360],
    // The acceptance: the higher cap under the same words (D-019)
    [ACCEPTED_AMOUNT, 0, ZERO],
    [ACCEPTED_AMOUNT, 1_360_000_001, null],
    [ACCEPTED_AMOUNT, 1_500_000_000, null],
    [ACCEPTED_AMOUNT, 1_500_000_001, ABOVE_1360],
    // Editing (N-017 to N-019)
    [REQUESTED_AMOUNT, null, ZERO],
    [REQUESTED_AMOUNT, 0, ZERO],
    [REQUESTED_AMOUNT, 1_500_000_000, null],
    [REQUESTED_AMOUNT, 1_500_000_001, ABOVE_1500],
    [GRANTED_AMOUNT, null, null],
    [GRANTED_AMOUNT, 0, null],
    [GRANTED_AMOUNT, 1_500_000_000, null],
    [GRANTED_AMOUNT, 1_500_000_001, ABOVE_1500],
  ])('by %j, %d: %s', (rule, amount, problem) => {
    expect(amountProblem(amount, rule)).toBe(problem);
  });
});
