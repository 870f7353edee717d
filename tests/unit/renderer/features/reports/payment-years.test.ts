import { describe, expect, it } from 'vitest';
import { paymentYears } from '@/features/reports/payment-years.ts';

describe('the years of the payments', () => {
  it.each([
    ['2024-05-01', [2024]],
    ['2026-11-22', [2026, 2025, 2024]],
    // A workstation whose clock is wrong still has the first year.
    ['2019-01-01', [2024]],
  ])('at %s', (now, years) => {
    expect(paymentYears(new Date(now))).toEqual(years);
  });
});
