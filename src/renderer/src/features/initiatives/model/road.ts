import type { RoadPrice } from '@/entities/road-prices.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { ACCEPTED_AMOUNT } from './amounts.ts';

/** The category whose amount follows from a length (spec 000 §9). */
export const ROAD_CATEGORY = 11;

export const ROAD_TYPES = ['NOT_READY', 'HALF_READY'] as const;
export type RoadType = (typeof ROAD_TYPES)[number];

export const ROAD_TYPE_LABELS: Record<RoadType, Text> = {
  HALF_READY: "Shag'al yo'lni asfaltlash",
  NOT_READY: "Tuproq yo'lni asfaltlash",
};

/** The price of a kilometre in so'm; 0 where it is missing (D-012, Z-047). */
export function pricePerKm(
  type: RoadType | null,
  price: Pick<RoadPrice, 'price' | 'half_ready_price'> | null | undefined,
): number {
  const found = type === 'HALF_READY' ? price?.half_ready_price : type === 'NOT_READY' ? price?.price : null;
  return Math.max(0, found ?? 0);
}

export type Road = {
  /** m */
  length: number;
  /** so'm */
  amount: number;
  /** What the length that was entered would have cost, in so'm, where that is more than can be granted; else null. */
  tooMuch: number | null;
};

/**
 * What a road is granted: its length in m times the price per km / 1000, rounded. Where that exceeds the cap the length
 * becomes the largest allowed, `floor(cap * 1000 / price)`, and the amount the cap itself (spec 000 §4, Z-045 to Z-047).
 */
export function roadOf(length: number | null, pricePerKm: number): Road {
  const { cap } = ACCEPTED_AMOUNT;
  const entered = Math.max(0, Math.floor(length ?? 0));
  const cost = Math.round((entered * pricePerKm) / 1000);
  if (cost <= cap) return { length: entered, amount: cost, tooMuch: null };
  return { length: Math.floor((cap * 1000) / pricePerKm), amount: cap, tooMuch: cost };
}

/**
 * Whether a length in m that one price per km had cut is what was entered again with another one, and between which
 * lengths it jumps; null where it does not.
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
