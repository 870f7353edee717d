import { APOSTROPHES } from './apostrophes.ts';

/** Each letter's canonical letter: the same for both scripts and for letters that people confuse. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ғ: 'g', д: 'd', е: 'e', ё: 'yu', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ қ: 'k', л: 'l', м: 'm', н: 'n', о: 'u', ў: 'u', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x' },
  ...{ ҳ: 'x', ц: 's', ч: 'cx', ш: 'sx', щ: 'sx', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  ...{ o: 'u', q: 'k', h: 'x' },
  ...Object.fromEntries([...APOSTROPHES].map((mark) => [mark, ''])),
};
const LETTER = new RegExp(`[а-яёўқғҳoqh${APOSTROPHES}]`, 'g');
/** The y after a consonant, which Russian words have and Uzbek words do not: "sentyabr". */
const SOFT = /(?<=[bcdfgjklmnprstvxz])y(?=[au])/g;

/**
 * Reduces a text to the letters that both scripts and careless typing have in common: lower-case Latin without
 * apostrophes, q = k, h = x, ts = s, ye = e, o = u (a Cyrillic ў is often typed as у), a y after a consonant dropped
 * (sentyabr), doubles single. Other characters stay. For comparison, never for display.
 */
export const bareSpelling = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(/ts/g, 's')
    .replace(/ye/g, 'e')
    .replace(SOFT, '')
    .replace(/([a-z])\1+/g, '$1');
