/** Letters of a passport's series as people type them: Latin or Cyrillic. */
const SERIES = '[A-Za-zА-Яа-яЁёЎўҚқҒғҲҳ]{2}';
/** Words of two letters that precede numbers in the log and in sentences, and are not a series. */
const WORDS = 'id|ms|kb|mb|gb|in|of|to|no|is|at|by|on|as|or|if|up|va|ta|da|bu|so|от|до|на|по|из|за|не|но|ва|та|да|бу';
/** Separator within a number: a blank of any width, or a hyphen. */
const GAP = '[\\s\\u00a0\\u202f-]';
const START = '(?<![\\p{L}\\p{N}_])';
const END = '(?![\\p{L}\\p{N}_])';
/** Text between a label and its digits: ":", "=", "№", a quotation mark, and up to two words such as "raqami". */
const AFTER_LABEL = "(?:\\s+[\\p{L}ʻʼ'’]{1,12}){0,2}[\\s:=№#\"'.()-]{0,5}";
/** Codes of Uzbek phone operators and towns. */
const OPERATOR = '(?:20|33|50|55|6[1-79]|7[0-9]|88|9[013-57-9])';
/** Codes of mobile operators alone. */
const MOBILE = '(?:20|33|50|55|77|88|9[013-57-9])';

const pattern = (source: string, flags = 'giu') => new RegExp(source, flags);

/** Whether the digits are a card number: of an Uzbek card, or with a valid check digit (ISO 7812). */
function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (/^(?:8600|9860|5614|6262|5440)/.test(digits)) return true;
  const sum = [...digits].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^[2-6]/.test(digits) && sum % 10 === 0;
}

/** "1 234 567 890 123" is an amount, "2026-11-22 0307 09" a time. */
const isGroupedAmount = (text: string): boolean => /^\d{1,3}(?:\D\d{3})+$/.test(text);
const isDate = (text: string): boolean => /^(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)/.test(text);
const isSpacedPersonNumber = (text: string): boolean => !isGroupedAmount(text) && !isDate(text);

/** A pattern that finds one kind of personal number. */
export type PersonalNumber = {
  pattern: RegExp;
  /** Whether a match is a personal number, if the pattern alone does not decide. */
  isOne?: (found: string) => boolean;
};

/**
 * Numbers and addresses that identify a person. A number that could as well be an amount, a date or an id (tax numbers,
 * phones without blanks) counts as personal only after its label, because a log without numbers would be useless.
 */
export const PERSONAL_NUMBERS: readonly PersonalNumber[] = [
  // An e-mail address, with the lengths of RFC 5321: without limits, matching a long line would take too long.
  { pattern: pattern(`${START}[\\p{L}\\p{N}._%+'-]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}\\p{L}{2,24}`) },
  // A passport or an identity card: AA1234567, also with a blank or "№" between.
  { pattern: pattern(`${START}(?!(?:${WORDS})[\\s\\d])${SERIES}${GAP}{0,2}(?:№${GAP}?)?\\d{7}${END}`) },
  // A bank card: 16 digits together or in fours.
  { pattern: pattern(`(?<!\\d)\\d{4}(${GAP}?)\\d{4}\\1\\d{4}\\1\\d{4}(?!\\d)`), isOne: isCard },
  // A personal identification number (PINFL): 14 digits together, or split into any groups.
  { pattern: pattern('(?<!\\d)\\d{14}(?!\\d)') },
  {
    pattern: pattern(`(?<![\\d.,]|\\d${GAP})[1-6](?:${GAP}?\\d){13}(?!${GAP}?\\d|[.,]\\d)`),
    isOne: isSpacedPersonNumber,
  },
  // A phone with its country code, however spaced.
  { pattern: pattern('(?:\\+|\\b)998[\\s()-]*\\d{2}[\\s()-]*\\d{3}[\\s-]*\\d{2}[\\s-]*\\d{2}\\b') },
  // A phone without country code: 90 123 45 67, (90) 123-45-67, 90-123-45-67.
  {
    pattern: pattern(
      `(?<![\\d.,-]|\\d\\s)(?:\\(${OPERATOR}\\)|${OPERATOR})${GAP}{1,2}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d|[.,-]\\d)`,
    ),
  },
  // A phone without country code or blanks, unless the number is a record's id or a count.
  {
    pattern: pattern(
      `(?<![\\p{L}\\p{N}_./=#№-]|(?:id|initiative|tashabbus|№|#)\\s{1,2})${MOBILE}\\d{7}(?![\\p{L}\\p{N}_.,-]\\d|[\\p{L}\\p{N}_]|\\s?(?:so['ʻʼ’]m|сўм|ba[iy]t|bytes?|[kmg]?b|ms|%))`,
    ),
    isOne: (found) => !found.endsWith('000'),
  },
];

/** Numbers recognised only by the label before them; the label stays. */
export const LABELLED_NUMBERS: readonly RegExp[] = [
  // A taxpayer's number: nine digits, also in threes.
  pattern(`${START}(stir|tin|inn|стир|инн)(${AFTER_LABEL})\\d{3}${GAP}?\\d{3}${GAP}?\\d{3}(?!\\d)`),
  pattern(
    `${START}(tel|telefon|phone|mobile|mob|тел|телефон|моб)(${AFTER_LABEL})\\(?\\d{2}\\)?${GAP}{0,2}\\d{3}${GAP}?\\d{2}${GAP}?\\d{2}(?!\\d)`,
  ),
];
