/** Figures in a row as they stand in a text; `digits` in ASCII, without invisible characters. */
export type DigitGroup = { readonly digits: string; readonly start: number; readonly end: number };
/** Groups with only blanks and signs between them, and the text in which they stand. */
export type DigitGroups = { readonly text: string; readonly groups: readonly DigitGroup[] };

/** Codes of Uzbek phone operators and towns. */
const OPERATOR = /^(?:20|33|50|55|6[1-79]|7\d|88|9[013-57-9])/;
/** Codes that neither a year nor a taxpayer's number begins with. */
const CLEAR_MOBILE = /^(?:77|88|9[0-57-9])/;
/** First digits of Uzcard, Humo and co-branded cards. */
const UZBEK_CARD = /^(?:8600|9860|5614|6262|5440)/;
/** Groupings in which people write the nine digits of a phone. */
const PHONES = new Set(['2-7', '2-3-4', '2-3-2-2']);
/** Rarer ones, which a list of other numbers may have, too. */
const RARE_PHONES = new Set([
  ...['2-2-5', '2-2-2-3', '2-2-3-2', '2-4-3', '2-5-2', '5-4', '5-2-2', '3-2-2-2', '9'],
  ...['1-1-1-1-1-1-1-1-1'],
]);
/** Length from which letters and figures in a row are a hash, whose figures tell nothing. */
const HASH_LENGTH = 32;

/** What follows a number that is a sum, a size or a share. */
const UNIT =
  /^\s?(?:so['ʻʼ’‘`]m|сўм|сум|(?:ming|mln|mlrd|минг|млн|млрд|ba[iy]t(?:lar)?|bytes?|[kmg]?b|ms|%)(?![\p{L}\p{N}_]))/iu;
const FRACTION = /^[.,]\d{1,2}(?!\d)/;
/** What stands before a record's number: its name, or the path of an address. */
const RECORD = /(?:(?:^|[^\p{L}\p{N}])(?:id|initiative|tashabbus)[\s:=№#"]{0,4}|\p{L}\/|\d\d[.,])$/iu;
/** The last label, with the ending of a word, and up to two words and five signs after it: "Telefonlari raqami: ". */
const LABEL =
  /^.*(?:^|[^\p{L}\p{N}_])(?:(tin|(?:stir|inn|стир|инн)\p{L}{0,4})|tel|(?:telefon|телефон)\p{L}{0,6}|phone|mobile|mob|тел|моб)(?:\s{1,3}[\p{L}ʻʼ'’]{1,12}){0,2}[\s:=№#"'./()-]{0,5}$/isu;
const LABEL_LENGTH = 50;
/** The first digit of a legal entity's taxpayer's number; a natural person's begins with 4 to 7. */
const OF_LEGAL_ENTITY = /^[23]/;
const DATE = /^(?:(?:19|20)\d\d[-./\s][01]?\d[-./\s][0-3]?\d|[0-3]?\d[-./][01]?\d[-./](?:19|20)\d\d)(?!\d)/;

/** The digits of all groups together. */
const digitsOf = ({ groups }: DigitGroups): string => groups.map(({ digits }) => digits).join('');
const shapeOf = ({ groups }: DigitGroups): string => groups.map(({ digits }) => digits.length).join('-');
const first = ({ groups }: DigitGroups): DigitGroup => groups[0] as DigitGroup;
const last = ({ groups }: DigitGroups): DigitGroup => groups.at(-1) as DigitGroup;
const before = (figures: DigitGroups, length: number): string =>
  figures.text.slice(Math.max(0, first(figures).start - length), first(figures).start);
const after = (figures: DigitGroups, length: number): string =>
  figures.text.slice(last(figures).end, last(figures).end + length);
const itself = (figures: DigitGroups): string => figures.text.slice(first(figures).start, last(figures).end);

/** Whether a letter touches the figures. */
const isGlued = (figures: DigitGroups): boolean =>
  /\p{L}$/u.test(before(figures, 2)) || /^\p{L}/u.test(after(figures, 2));

/** Whether the figures are a part of a hash. */
function isInHash(figures: DigitGroups): boolean {
  const [head] = /[\p{L}\d]*$/u.exec(before(figures, HASH_LENGTH)) ?? [''];
  const [tail] = /^[\p{L}\d]*/u.exec(after(figures, HASH_LENGTH)) ?? [''];
  return head.length + itself(figures).length + tail.length >= HASH_LENGTH && figures.groups.length === 1;
}

/** Whether the groups are sums with their thousands apart: "1 500 000", also two of them. */
const isSums = (figures: DigitGroups): boolean => /^[123](?:-3)+(?:-[123](?:-3)+)*$/.test(shapeOf(figures));
const isOneSum = (figures: DigitGroups): boolean => /^[123](?:-3)+$/.test(shapeOf(figures));
const isRound = (figures: DigitGroups): boolean => digitsOf(figures).endsWith('000');
const isYears = ({ groups }: DigitGroups): boolean => groups.every(({ digits }) => /^(?:19|20)\d\d$/.test(digits));
/** Whether grouped figures mean something else than a number of a person. */
const isOther = (figures: DigitGroups): boolean => isSums(figures) || isYears(figures) || DATE.test(itself(figures));

/** Whether the second to fifth digits of a PINFL are a day and a month. */
const hasBirthday = (pinfl: string): boolean => /^[1-6](?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])/.test(pinfl);

/** Whether the check digit of a card is right (ISO 7812). */
function hasCardCheck(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^[2-6]/.test(digits) && sum % 10 === 0;
}

/** A personal identification number (PINFL): 14 digits together, or in any groups. Also 00998 and a phone. */
export function looksLikePinfl(figures: DigitGroups): boolean {
  const digits = digitsOf(figures);
  if (figures.groups.length === 1) return !isInHash(figures);
  if (digits.startsWith('00998')) return true;
  if (!hasBirthday(digits)) return false;
  return isOneSum(figures) ? !isRound(figures) : !isOther(figures);
}

/** A bank card: 16 digits together, in fours, or of an Uzbek card in any groups. Microseconds since 1970 are none. */
export function isCard(figures: DigitGroups): boolean {
  const digits = digitsOf(figures);
  if (figures.groups.length === 1) return !isInHash(figures) && !/^1\d{9}0{6}$/.test(digits);
  return !isOther(figures) && (shapeOf(figures) === '4-4-4-4' || UZBEK_CARD.test(digits));
}

/** PINFL or card in groups that do not tell which: the figures must be all that stand there. */
export function isUnevenNumber(figures: DigitGroups): boolean {
  const digits = digitsOf(figures);
  if (figures.groups.length < 2 || isOther(figures)) return false;
  return (digits.length === 14 && /^[1-6]/.test(digits)) || (digits.length === 16 && hasCardCheck(digits));
}

/** A phone with the code of the country, in any groups. */
export function isFullPhone(figures: DigitGroups): boolean {
  const digits = digitsOf(figures);
  if (!digits.startsWith('998') || isInHash(figures)) return false;
  return !isOneSum(figures) || (OPERATOR.test(digits.slice(3)) && !isRound(figures) && !UNIT.test(after(figures, 16)));
}

/** A phone of another country: a plus sign and 11 to 13 digits. */
export function isForeignPhone(figures: DigitGroups): boolean {
  if (!/\+\(?$/.test(before(figures, 2)) || isSums(figures) || isRound(figures)) return false;
  const { length, 0: digit } = digitsOf(figures);
  return digit === '1' || digit === '7' ? length === 11 : length >= 11;
}

/** A phone without the code of the country, or nine digits after a label: a phone of a town, a person's tax number. */
export function isLocalPhone(figures: DigitGroups): boolean {
  const label = LABEL.exec(before(figures, LABEL_LENGTH));
  const isLegal = label?.[1] !== undefined && OF_LEGAL_ENTITY.test(digitsOf(figures));
  return (label !== null && !isLegal) || isBarePhone(figures);
}

function isBarePhone(figures: DigitGroups): boolean {
  const digits = digitsOf(figures);
  const shape = shapeOf(figures);
  if (isGlued(figures) || UNIT.test(after(figures, 16))) return false;
  if (shape === '9') {
    const isRecord = RECORD.test(before(figures, 16)) || FRACTION.test(after(figures, 4));
    return CLEAR_MOBILE.test(digits) && !isRound(figures) && !isRecord;
  }
  const written = itself(figures);
  // An address of a network card's host begins likewise, but has its port, or is no operator's.
  if (shape === '2-3-2-2' && !/[./_*]/.test(written)) return true;
  if (/^:\d/.test(after(figures, 2)) || DATE.test(written)) return false;
  if (shape === '2-7') return OPERATOR.test(digits) && !isRound(figures) && !/^\d\d\.\d/.test(written);
  return PHONES.has(shape) ? OPERATOR.test(digits) : RARE_PHONES.has(shape) && CLEAR_MOBILE.test(digits);
}

/** Letters of a series, Latin or Cyrillic, and what may stand between them and the number. */
const SERIES =
  /(?<![\p{L}\d])([A-Za-zА-Яа-яЁёЎўҚқҒғҲҳ]{2})([\s\p{Pd}\p{Cf}−.:()]{0,3}(?:(?:№|#|[Nn][o°º]?\.?|raqam\p{L}{0,2}|рақам\p{L}{0,2})[\s\p{Pd}\p{Cf}−.:()]{0,2})?)$/u;
/** Words of two letters that precede numbers in the log and in sentences, and are no series. */
const WORDS = new Set(
  'id ms kb mb gb in of to no is at by on as or if up va ta da bu so от до на по из за не но ва та да бу со'.split(' '),
);

/** The start of the series of a passport or an identity card before seven digits; null: they are no such number. */
export function seriesStart(figures: DigitGroups, from: number): number | null {
  const { start } = first(figures);
  const [whole, series = '', sign = ''] = SERIES.exec(figures.text.slice(Math.max(from, start - 20), start)) ?? [];
  if (whole === undefined || /^[\p{L}\p{N}_]/u.test(after(figures, 2))) return null;
  const isUpper = series === series.toUpperCase();
  if (figures.groups.length > 1 && (!isUpper || isSums(figures))) return null;
  const hasSign = /[№#\p{L}]/u.test(sign);
  const isWord = WORDS.has(series.toLowerCase()) && (!isUpper || series === 'ID') && !(hasSign && series !== 'ID');
  const isSum = !isUpper && sign !== '' && !hasSign && isRound(figures);
  return isWord && (sign !== '' || /^id$/i.test(series)) ? null : isSum ? null : start - whole.length;
}
