import type { Text } from '@/i18n/catalogue.ts';

/** What an amount in so'm may be; the cap itself is allowed (Z-005). */
export type AmountRule = {
  /** Whether 0 and less is refused (Z-006). */
  positive: boolean;
  /** so'm. */
  cap: number;
  /** What is said above it. */
  above: Text;
};

/** The granted amount in the dialogs of the list (spec 000 §5); none of them has such a field today (Z-126). */
export const LIST_AMOUNT: AmountRule = {
  positive: true,
  cap: 1_360_000_000,
  above: "Qiymat 1 360 000 000 dan kichick bo'lishi kerak",
};

/** The granted amount on the acceptance screen: a higher cap under the same words (spec 000 §5, Z-001). */
export const ACCEPTED_AMOUNT: AmountRule = { ...LIST_AMOUNT, cap: 1_500_000_000 };

/** The requested amount in the edit form (spec 001 §5). */
export const REQUESTED_AMOUNT: AmountRule = {
  positive: true,
  cap: 1_500_000_000,
  above: "Qiymat 1 500 000 000 dan kichik bo'lishi kerak",
};

/** The granted amount in the edit form: the same upper bound, no lower one (spec 001 §5). */
export const GRANTED_AMOUNT: AmountRule = { ...REQUESTED_AMOUNT, positive: false };

/** What is wrong with an amount in so'm, null where nothing is. Nothing entered counts as 0. */
export function amountProblem(amount: number | null, { positive, cap, above }: AmountRule): Text | null {
  if (positive && (amount ?? 0) <= 0) return "Qiymat 0 dan katta bo'lishi kerak";
  return (amount ?? 0) > cap ? above : null;
}
