import { bareSpelling } from '@/i18n/bare-spelling.ts';

/** A capital inside a word: "AsakaTumani". */
const GLUED = /(\p{Ll})(\p{Lu})/gu;
/** The j of names written through Russian: "Andijan" as "Андиджан". */
const RUSSIAN_J = /dj|дж/gi;
/** The x of names written through English: "Khorezm". */
const ENGLISH_X = /kh/gi;
/** Everything between words; a digit is no letter. */
const BETWEEN = /[^a-z]+/;

/** The words of a name in bare spelling, without digits and signs. */
export const skeletonWords = (name: string): readonly string[] =>
  bareSpelling(name.normalize('NFC').replace(GLUED, '$1 $2').replace(RUSSIAN_J, 'j').replace(ENGLISH_X, 'x'))
    .split(BETWEEN)
    .filter(Boolean);

/** A name as one word in that spelling. */
export const skeletonOfName = (name: string): string =>
  skeletonWords(name)
    .join('')
    .replace(/(.)\1+/g, '$1');

/** Makes an Uzbek name equal its Russian spelling: "Избаскан" is Izboskan. Letters that Russian confuses coincide. */
export const russianSkeleton = (skeleton: string): string =>
  skeleton
    .replace(/[ou]/g, 'a')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
