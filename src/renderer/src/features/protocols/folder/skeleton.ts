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

/** Joined words as one word in that spelling, with single letters for doubled ones. */
export const oneWord = (joined: string): string => joined.replace(/(.)\1+/g, '$1');

/** A name as one word in that spelling. */
export const skeletonOfName = (name: string): string => oneWord(skeletonWords(name).join(''));

/** Makes an Uzbek name equal its Russian spelling: "Избаскан" is Izboskan. Letters that Russian confuses coincide. */
export const russianSkeleton = (skeleton: string): string => oneWord(skeleton.replace(/[ou]/g, 'a').replace(/y/g, 'i'));

/** A Russian adjective in any case: "Асакинский", "Асакинскому". */
const ADJECTIVE = /sk(?:iy|i|y|ugu|umu|um|im|aya|uy|uyu)$/;
/** What precedes that ending without being part of the name. */
const LINK = /(?:in|ey|en)$/;
/** Last letters of a name that its adjective lacks: "Асакинский" of Асака, "Алатский" of Алат, "Чустский" of Чуст. */
const LOST = /(?:st|[aeits])$/;

/** The Russian skeletons of a name that its adjectives may have for a stem, itself first. */
export const russianForms = (skeleton: string): readonly string[] => {
  const whole = russianSkeleton(skeleton);
  return whole.length > 3 && LOST.test(whole) ? [whole, whole.replace(LOST, '')] : [whole];
};

/** The stems of a Russian adjective, as Russian skeletons; empty for another word. */
export function stemsOf(word: string): readonly string[] {
  const stem = word.replace(ADJECTIVE, '');
  if (stem === word || stem.length < 2) return [];
  const short = stem.replace(LINK, '');
  return [...new Set([stem, short])].map(russianSkeleton);
}
