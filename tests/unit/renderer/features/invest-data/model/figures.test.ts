import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNREAD } from '@/features/invest-data/model/fact.ts';
import { figuresOf } from '@/features/invest-data/model/figures.ts';

/** Up to 10^13 so'm, in tiyin. */
const sum = fc.bigInt({ min: 0n, max: 10n ** 15n });

describe('the money of an object', () => {
  it('O-006: the remaining sum is the distributed minus the paid sum, to the tiyin', () => {
    expect(figuresOf(141_275_000_000n, 84_765_000_000n)).toMatchObject({ remaining: 56_510_000_000n, percent: 60 });
    expect(figuresOf(1_000_000_000_000_000n, 1n).remaining).toBe(999_999_999_999_999n);
  });

  it('paid and remaining add up to the distributed sum', () => {
    fc.assert(
      fc.property(sum, sum, (distributed, paid) => {
        const { remaining, isOver } = figuresOf(distributed, paid);
        expect(paid + (remaining ?? 0n)).toBe(distributed);
        expect(isOver).toBe(paid > distributed);
      }),
    );
  });

  it('the share is 0 only where nothing is paid, and 100 only where nothing remains', () => {
    fc.assert(
      fc.property(sum, sum, (distributed, paid) => {
        const { percent } = figuresOf(distributed, paid);
        expect(percent === null).toBe(distributed === 0n);
        if (distributed === 0n) return;
        expect(percent === 0).toBe(paid === 0n);
        expect(percent === 100).toBe(paid >= distributed);
        const share = Number((paid * 10_000n) / distributed) / 100;
        if (paid < distributed && paid > 0n) expect(Math.abs(Number(percent) - share)).toBeLessThanOrEqual(1);
      }),
    );
    expect(figuresOf(1000n, 1n).percent).toBe(1);
    expect(figuresOf(1000n, 999n).percent).toBe(99);
    expect(figuresOf(1000n, 125n).percent).toBe(13);
  });

  it('an overpayment is reported, and the remaining sum is negative', () => {
    expect(figuresOf(100n, 150n)).toMatchObject({ remaining: -50n, percent: 100, isOver: true });
  });

  it.each([
    [null, 5n],
    [5n, null],
    [UNREAD, 5n],
    [5n, UNREAD],
  ])('without one of the sums nothing is computed (%s, %s)', (distributed, paid) => {
    expect(figuresOf(distributed, paid)).toEqual({ distributed, paid, remaining: null, percent: null, isOver: false });
  });
});
