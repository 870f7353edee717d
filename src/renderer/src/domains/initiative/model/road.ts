import type { RoadPrice } from '@/entities/road-prices.ts';
import type { Text } from '@/i18n/text.ts';
import { ACCEPTED_AMOUNT } from './amounts.ts';

/** Category whose amount follows from the length of a road (spec 000 §9). */
export const ROAD_CATEGORY = 11;

/** Types of a road: on soil, or on an existing gravel base. */
export const ROAD_TYPES = ['NOT_READY', 'HALF_READY'] as const;
/** Type of a road. */
export type RoadType = (typeof ROAD_TYPES)[number];

/** Labels of the road types. */
export const ROAD_TYPE_LABELS: Record<RoadType, Text> = {
  HALF_READY: "Shag'al yo'lni asfaltlash",
  NOT_READY: "Tuproq yo'lni asfaltlash",
};

/** Price of a kilometre, in so'm; 0 where missing (D-012, Z-047). */
export function pricePerKm(
  type: RoadType | null,
  price: Pick<RoadPrice, 'price' | 'half_ready_price'> | null | undefined,
): number {
  const found = type === 'HALF_READY' ? price?.half_ready_price : type === 'NOT_READY' ? price?.price : null;
  return Math.max(0, found ?? 0);
}

/** Length and granted amount of a road. */
export type Road = {
  /** m */
  length: number;
  /** so'm */
  amount: number;
  /** Cost of the entered length, in so'm, where it exceeds the cap; else null. */
  tooMuch: number | null;
};

/**
 * Granted road: amount = length in m × price per km / 1000, rounded. Above the cap the length is reduced to `floor(cap
 * × 1000 / price)` and the amount is the cap (spec 000 §4, Z-045 to Z-047).
 */
export function roadOf(length: number | null, pricePerKm: number): Road {
  const { cap } = ACCEPTED_AMOUNT;
  const entered = Math.max(0, Math.floor(length ?? 0));
  const cost = Math.round((entered * pricePerKm) / 1000);
  if (cost <= cap) return { length: entered, amount: cost, tooMuch: null };
  return { length: Math.floor((cap * 1000) / pricePerKm), amount: cap, tooMuch: cost };
}

/**
 * Lengths before and after (m) where a change of the price per km restores an entered length that the old price had
 * reduced; else null.
 */
export function restoredLength(
  entered: number | null,
  priceBefore: number,
  priceNow: number,
): { from: number; to: number } | null {
  const before = roadOf(entered, priceBefore);
  const now = roadOf(entered, priceNow);
  return before.tooMuch !== null && now.tooMuch === null ? { from: before.length, to: now.length } : null;
}

/**
 * The price of a district among the rows of an answer; undefined where none is its own. A row that names no district
 * counts only if it is alone: the call asks for one district (D-012).
 */
export function roadPriceOf(rows: readonly RoadPrice[], district_id: number): RoadPrice | undefined {
  const [first, ...others] = rows;
  return (
    rows.find((row) => row.district_id === district_id) ??
    (first?.district_id === null && others.length === 0 ? first : undefined)
  );
}
