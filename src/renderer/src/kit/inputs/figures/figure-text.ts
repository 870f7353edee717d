import { inGroups } from '@/i18n/formats.ts';

/** A figure as text: an optional minus, digits, and a comma before the decimals: "-1250,5". '' for none. */

/** Decimals that can be typed. */
export const DECIMALS = 6;

/** The number of a figure's text: null for none yet ("-"), ±Infinity for one with more digits than a number holds. */
export function numberOf(text: string): number | null {
  const spelled = text.replace(',', '.');
  if (!/\d/.test(spelled)) return null;
  const number = Number(spelled) || 0;
  return digitsOf(plainly(number)) === digitsOf(spelled) ? number : Math.sign(number) * Number.POSITIVE_INFINITY;
}

/** The text of a number, with all its decimals; '' for null. */
export const textOf = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? '' : plainly(value).replace('.', ',');

/** Number of decimals of a figure's text. */
export const decimalsOf = (text: string): number => text.split(',')[1]?.length ?? 0;

/** A finite number without an exponent. */
function plainly(value: number): string {
  const spelled = String(value);
  if (!spelled.includes('e')) return spelled;
  if (Math.abs(value) >= 1) return BigInt(value).toString();
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e-');
  const [whole = '', fraction = ''] = digits.split('.');
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(Number(exponent) - 1)}${whole}${fraction}`;
}

/** The digits without sign, leading zeros and trailing decimal zeros. */
const digitsOf = (text: string): string => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  return `${whole.replace(/^0+/, '')}.${fraction.replace(/0+$/, '')}`;
};

/** A figure's text with its digits in groups of three, if `grouped`, and its unit. */
export function shownFigure(text: string, grouped: boolean, unit: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(.*)$/.exec(text) ?? [];
  const digits = grouped ? inGroups(whole, ' ') : whole;
  return `${sign}${digits}${fraction}${/\d/.test(text) ? unit : ''}`;
}
