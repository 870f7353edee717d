import { isBlank } from '@shared/blank.ts';
import { field } from '@/kit/fields.ts';

/**
 * A sum in so'm with at most two decimals after a point or a comma; spaces may separate groups of three digits. Further
 * zeros may follow only after a point: "1,500" may mean 1500.
 */
const SUM = /^([+-]?)(\d+|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)(?:\.(\d{1,2})0*|,(\d{1,2}))?$/;

/** Amounts up to this, in so'm, keep two decimals in a JavaScript number. */
const EXACT_DECIMALS = 1e13;

/** The text of a number as the platform sent it; undefined if the number may have lost digits. */
function textOfNumber(value: number): string | undefined {
  const exact = Number.isSafeInteger(value) || Math.abs(value) <= EXACT_DECIMALS;
  return exact ? String(value) : undefined;
}

/**
 * Reads a sum in so'm, given as a text or a number, as exact tiyin (1/100 so'm), without floating-point arithmetic.
 * Returns null for nothing, undefined if the value is no sum.
 */
export function readSum(value: unknown): bigint | null | undefined {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'number' ? textOfNumber(value) : value;
  if (typeof text !== 'string') return undefined;
  if (isBlank(text)) return null;
  const [found, sign, whole = '', pointed = '', decimals = pointed] = SUM.exec(text.trim()) ?? [];
  if (found === undefined) return undefined;
  const tiyin = BigInt(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return sign === '-' ? -tiyin : tiyin;
}

/** Schema of an optional sum, in tiyin. */
export const optionalSum = field('a sum', readSum);

/** A sum in so'm as a number for the form, with its tiyin; null if a number cannot hold it exactly. */
export function somOf(tiyin: bigint | null): number | null {
  if (tiyin === null) return null;
  const som = Number(tiyin) / 100;
  return readSum(som) === tiyin ? som : null;
}
