import type { Text } from '@/i18n/text.ts';

/** Limits of an amount in so'm; the cap itself is allowed (Z-005). */
export type AmountRule = {
  /** Whether 0 and negative amounts are refused (Z-006). */
  positive: boolean;
  /** so'm. */
  cap: number;
  /** Message for an amount above the cap. */
  above: Text;
};

/** Granted amount in dialogs of the list (spec 000 §5); at present no dialog has the field (Z-126). */
export const LIST_AMOUNT: AmountRule = {
  positive: true,
  cap: 1_360_000_000,
  above: "Qiymat 1 360 000 000 dan kichick bo'lishi kerak",
};

/** Granted amount on the acceptance screen: a higher cap, the same message (spec 000 §5, Z-001). */
export const ACCEPTED_AMOUNT: AmountRule = { ...LIST_AMOUNT, cap: 1_500_000_000 };

/** Requested amount in the edit form (spec 001 §5). */
export const REQUESTED_AMOUNT: AmountRule = {
  positive: true,
  cap: 1_500_000_000,
  above: "Qiymat 1 500 000 000 dan kichik bo'lishi kerak",
};

/** Granted amount in the edit form: the same cap, no lower bound (spec 001 §5). */
export const GRANTED_AMOUNT: AmountRule = { ...REQUESTED_AMOUNT, positive: false };

/** Validates an amount in so'm; null if valid. An empty amount counts as 0. */
export function amountProblem(amount: number | null, { positive, cap, above }: AmountRule): Text | null {
  if (positive && (amount ?? 0) <= 0) return "Qiymat 0 dan katta bo'lishi kerak";
  return (amount ?? 0) > cap ? above : null;
}
