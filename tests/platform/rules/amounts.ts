/** The largest granted amount, in soʻm (Z-001: the server enforces 1.5 bn everywhere). */
export const MAX_AMOUNT = 1_500_000_000;

/** The category of roads (spec 000 §9). */
export const ROADS = 11;

/**
 * True if a road's length in metres (Z-046) matches the granted amount at a price per km (spec 000 §4): the amount
 * follows from the length, or the length is the longest allowed and the amount is the cap (Z-045).
 */
export function isRoadAmount(length: number, amount: number, pricePerKm: number): boolean {
  const exact = Math.round((length * pricePerKm) / 1000);
  if (exact <= MAX_AMOUNT && amount === exact) return true;
  return amount === MAX_AMOUNT && length === Math.floor((MAX_AMOUNT * 1000) / pricePerKm);
}
