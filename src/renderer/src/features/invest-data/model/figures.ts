import { type Fact, isKnown } from './fact.ts';

/** The money of an investment object; sums in tiyin. */
export type Figures = {
  readonly distributed: Fact<bigint>;
  readonly paid: Fact<bigint>;
  /** Distributed minus paid (O-006), negative where more was paid; null unless both are known. */
  readonly remaining: bigint | null;
  /** Paid share of the distributed sum, 0 to 100; null unless both are known and something is distributed. */
  readonly percent: number | null;
  /** Whether more was paid than distributed. */
  readonly isOver: boolean;
};

/** Derives the money of an object from the two sums that the platform gives, in tiyin. */
export function figuresOf(distributed: Fact<bigint>, paid: Fact<bigint>): Figures {
  if (!isKnown(distributed) || !isKnown(paid))
    return { distributed, paid, remaining: null, percent: null, isOver: false };
  return {
    distributed,
    paid,
    remaining: distributed - paid,
    percent: distributed > 0n ? percentOf(paid, distributed) : null,
    isOver: paid > distributed,
  };
}

/** Whole percent: 0 only where nothing is paid, 100 only where all is; in between rounded half up. */
function percentOf(paid: bigint, distributed: bigint): number {
  if (paid <= 0n) return 0;
  if (paid >= distributed) return 100;
  const rounded = Number((paid * 200n + distributed) / (distributed * 2n));
  return Math.min(99, Math.max(1, rounded));
}
