import { canonicalApostrophes } from './apostrophes.ts';

/** The order of the Uzbek alphabets (Latin c and w, which they lack, at their usual places); Latin comes first. */
const ORDER = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v'],
  ...['w', 'x', 'y', 'z', 'oʻ', 'gʻ', 'sh', 'ch', 'ng'],
  ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ',
];
/** Digits sort before letters, and so does everything that is neither. */
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

/** The items in the order of their names, `compareNames` with the work done once per name. */
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
