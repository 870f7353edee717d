import { canonicalApostrophes } from './apostrophes.ts';

/** Letters in the order of the Uzbek alphabets, Latin first; the foreign c and w stand at their usual places. */
const ORDER = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v'],
  ...['w', 'x', 'y', 'z', 'oʻ', 'gʻ', 'sh', 'ch', 'ng'],
  ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ',
];
/** First code of the letters: digits, and characters that are no letters, sort before them. */
const FIRST_LETTER = 0xe000;
const RANKS = new Map(ORDER.map((letter, index) => [letter, String.fromCharCode(FIRST_LETTER + index)]));

const LETTER = /[og]ʻ|[sc]h|ng(?!ʻ)|\d+|[^ʼ]/gu;
const NUMBER_WIDTH = 15;

/**
 * Compares two names by the Uzbek alphabet, for `sort`: digraphs are letters (Oʻrta after Zomin, Shahar after
 * Gʻuzor), numbers count by value (2-maktab before 10-maktab), case and tutuq matter only between equals.
 */
export function compareNames(a: string, b: string): number {
  return compareCodes(sortKey(a), sortKey(b)) || compareCodes(a, b);
}

/** Returns the items sorted by name as `compareNames` does, with one sort key computed per item. */
export function sortedByName<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, name: nameOf(item), key: sortKey(nameOf(item)) }))
    .sort((a, b) => compareCodes(a.key, b.key) || compareCodes(a.name, b.name))
    .map(({ item }) => item);
}

function sortKey(name: string): string {
  const letters = canonicalApostrophes(name).toLowerCase().match(LETTER) ?? [];
  return letters
    .map((letter) => RANKS.get(letter) ?? letter.padStart(/^\d/.test(letter) ? NUMBER_WIDTH : 1, '0'))
    .join('');
}

const compareCodes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
