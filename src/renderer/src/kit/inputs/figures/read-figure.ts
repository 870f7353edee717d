import { APOSTROPHES } from '@/i18n/apostrophes.ts';
import type { Text } from '@/i18n/text.ts';
import type { Refusal } from '../typing/shape.ts';
import { numberOf } from './figure-text.ts';

/** Which figures a field takes. */
export type FigureKind = {
  /** Most decimals; 0: whole numbers. */
  readonly decimals: number;
  readonly negative: boolean;
};

/** A figure's text, and what the person is told; text null: none was read, `refusal` says why. */
export type FigureReading = { readonly text: string | null; readonly refusal: Refusal | null };

const say = (text: Text): Refusal => ({ text });
const WHOLE = say('Butun son kiriting');
const NUMBER = say('Son kiriting');
const NOT_NEGATIVE = say('Manfiy son kiritilmaydi');
/** Told about a number with more digits than can be exact. */
export const TOO_LARGE = say('Son juda katta, u kiritilmadi');
const NOT_ONE = say("Nusxada bitta son yo'q");
const DIGITS_LOST = say("Excel sonning oxirgi raqamlarini ko'rsatmagan: katakdagi to'liq sonni nusxalang");

/** What the person is told about a typed character that does not belong to such a figure. */
export const foreignTo = ({ decimals, negative }: FigureKind, character: string): Refusal => {
  if (decimals === 0) return WHOLE;
  return character === '-' && !negative ? NOT_NEGATIVE : NUMBER;
};

/** "Verguldan keyin ko'pi bilan 6 ta raqam" */
export const tooFine = (most: number): Refusal => ({
  text: "Verguldan keyin ko'pi bilan {{most}} ta raqam",
  values: { most },
});

/** The text of one cell or line with plain spaces, minus signs and apostrophes; null if there are several. */
function plainOf(text: string): string | null {
  const cells = text
    .replace(/\p{Cf}/gu, '')
    .split(/[\t\n\v\f\r\u2028\u2029]/)
    .filter((cell) => cell.trim() !== '');
  const [cell = ''] = cells;
  if (cells.length > 1) return null;
  return cell
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-')
    .replace(new RegExp(`[${APOSTROPHES}]`, 'g'), "'")
    .trim();
}

/**
 * Words before, opening bracket, sign, the number in groups, its exponent as Excel shows it, the tiyin of an order
 * ("1 250 000-00", "=00"), and what follows: no other digits.
 */
const ONE_NUMBER =
  /^(?<before>(?:[^\d(+.,-]|[.,](?= ))*)(?<open>\(?) ?(?<sign>[+-]?) ?(?<number>[.,]\d+|\d(?:[ .,']?\d)*)(?:[eE](?<exponent>[+-]\d{2,3}))?(?:[-=]00)?(?<after>\D*)$/;

/** Powers of ten of the words behind a number. */
const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ming|минг|тыс|тысяч[аи]?)$/, 3],
  [/^(?:mln|million|млн|миллион(?:а|ов)?)$/, 6],
  [/^(?:mlrd|milliard|млрд|миллиард(?:а|ов)?)$/, 9],
  [/^(?:trln|trillion|трлн|триллион(?:а|ов)?)$/, 12],
];
/** Words that change a number's value, or may. */
const CHANGES_VALUE = /^(?:ming|yuz|минг|юз|тыс|сто|m[il]+[ilr]|trl|tri|м[ил]+[илр]|трл|три)/;
/** Ends that add nothing to a number. */
const UNIT = /^(?:so'm|som|sum|uzs|сўм|сум|сом|%)$/;

/** What the parts of a matched text say about its number, or null if they contradict one number. */
function partsOf(text: string) {
  const { before = '', open, sign, number = '', exponent, after = '' } = ONE_NUMBER.exec(text)?.groups ?? {};
  const isNegative = sign === '-' || open === '(';
  const words =
    after
      .toLowerCase()
      .replace(/\([^()]*\)/g, '')
      .match(/\p{L}[\p{L}']*/gu) ?? [];
  const [first = '', ...further] = words;
  const power = MULTIPLIERS.find(([word]) => word.test(first))?.[1] ?? 0;
  const contradicts =
    number === '' ||
    // A number of something ("№ 7", "A12"), a calculation or a range.
    /[\p{L}№#]$|[№#=]/u.test(before) ||
    (isNegative && before !== '') ||
    (open === '(' && (sign !== '' || !/^[^()]*\)$/.test(after))) ||
    (open !== '(' && /^[^(]*\)/.test(after)) ||
    // "1250-", "5k"; "2024-yil" is a number with its ending.
    /^ ?-(?!\p{L})/u.test(after) ||
    /^\p{L}(?!['\p{L}])/u.test(after) ||
    (before.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => CHANGES_VALUE.test(word)) ||
    [...(power === 0 ? [first] : []), ...further].some((word) => CHANGES_VALUE.test(word)) ||
    (exponent !== undefined && power > 0);
  return contradicts ? null : { number, isNegative, exponent, power, after };
}

/** Whether these are groups of thousands: "1", "500", "000". */
const areGroups = ([first = '', ...others]: readonly string[]) =>
  /^\d{1,3}$/.test(first) && others.every((group) => group.length === 3);

/**
 * The whole and decimal digits of a number with separators; null if the separators contradict each other. A single
 * comma or full stop before three digits separates thousands if `thousands`.
 */
function digitsOf(number: string, thousands: boolean): { whole: string; fraction: string } | null {
  const parts = number.split(/[ .,']/);
  const separators = number.match(/[ .,']/g) ?? [];
  const [last] = separators.slice(-1);
  if (last === undefined) return { whole: number, fraction: '' };
  const heads = parts.slice(0, -1);
  const isSame = new Set(separators).size === 1;
  const isGroup =
    isSame && areGroups(parts) && (separators.length > 1 || !'.,'.includes(last) || (thousands && parts[0] !== '0'));
  if (isGroup) return { whole: parts.join(''), fraction: '' };
  const earlier = new Set(separators.slice(0, -1));
  const isDecimal =
    '.,'.includes(last) && (earlier.size === 0 || (earlier.size === 1 && !earlier.has(last) && areGroups(heads)));
  return isDecimal ? { whole: heads.join(''), fraction: parts.at(-1) ?? '' } : null;
}

/** Decimals of the exponent notation from which Excel has rounded the number to what the column holds. */
const ROUNDED_DECIMALS = 5;

/**
 * Reads the one number of a pasted text, exactly: in groups, with a unit, "1,5 mlrd", "1,5E+09", "1 250 000-00". A text
 * with several numbers, or whose number the field does not take, gives none. The decimals of a whole number are left
 * out, and the person is told.
 */
export function readFigure(pasted: string, { decimals, negative }: FigureKind): FigureReading {
  const none = (refusal: Refusal): FigureReading => ({ text: null, refusal });
  const plain = plainOf(pasted);
  const parts = plain === null ? null : partsOf(plain);
  if (parts === null) return none(NOT_ONE);
  const { number, isNegative, exponent, power } = parts;
  const shift = power + Number(exponent ?? 0);
  const digits = digitsOf(number, decimals === 0 && power === 0 && exponent === undefined);
  if (digits === null) return none(NOT_ONE);
  if (exponent !== undefined && digits.fraction.length >= ROUNDED_DECIMALS) return none(DIGITS_LOST);
  const text = shifted(digits, shift);
  if (isNegative && !negative && /[1-9]/.test(text)) return none(NOT_NEGATIVE);
  const [whole = '', fraction = ''] = text.split(',');
  const kept = decimals === 0 ? whole : text;
  if (!Number.isFinite(numberOf(kept))) return none(TOO_LARGE);
  if (decimals > 0 && fraction.length > decimals) return none(tooFine(decimals));
  const isZero = !/[1-9]/.test(kept);
  return { text: isNegative && !isZero ? `-${kept}` : kept, refusal: decimals === 0 && fraction !== '' ? WHOLE : null };
}

/**
 * Reads what was typed without interruption, by the same rules: keys and a paste of the same text agree. An end that
 * adds nothing to the number is said not to count.
 */
export function readTyped(typed: string, kind: FigureKind): FigureReading {
  const { text, refusal } = readFigure(typed, kind);
  const after = partsOf(plainOf(typed) ?? '')?.after.toLowerCase() ?? '';
  const words = after.replace(/(?<=\p{L})\.|\)$/gu, '').match(/\S+/g) ?? [];
  const counts = words.every((word) => UNIT.test(word) || MULTIPLIERS.some(([multiplier]) => multiplier.test(word)));
  if (text !== null) return { text, refusal: refusal ?? (counts ? null : foreignTo(kind, '')) };
  // What is said of a copy is not said of keys, and a minus is no other than any foreign character of a whole number.
  const isOfCopy = refusal === NOT_ONE || (refusal === NOT_NEGATIVE && kind.decimals === 0);
  return { text, refusal: isOfCopy ? null : refusal };
}

/** Digits with the decimal comma moved to the right by `shift` places (to the left below 0), without needless zeros. */
function shifted({ whole, fraction }: { whole: string; fraction: string }, shift: number): string {
  const all = `${'0'.repeat(Math.max(0, -shift - whole.length + 1))}${whole}${fraction}${'0'.repeat(Math.max(0, shift - fraction.length))}`;
  const comma = Math.max(0, -shift - whole.length + 1) + whole.length + shift;
  const left = all.slice(0, comma).replace(/^0+(?=\d)/, '') || '0';
  const right = all.slice(comma).replace(/0+$/, '');
  return right === '' ? left : `${left},${right}`;
}
