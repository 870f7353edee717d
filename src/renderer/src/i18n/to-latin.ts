import { LATIN_SPELLINGS } from './stems.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ц: 's', ч: 'ch', ш: 'sh' },
  ...{ щ: 'sh', ъ: 'ʼ', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya', ў: 'oʻ', қ: 'q', ғ: 'gʻ', ҳ: 'h' },
};
const LETTER = /[а-яёўқғҳ]/giu;
const VOWELS = new Set('аеёиоуыэюяў');
const SPELLINGS = new RegExp(`(?<![а-яёўқғҳ])(?:${Object.keys(LATIN_SPELLINGS).join('|')})`, 'giu');

/** Transliterates Uzbek Cyrillic text to Latin, with ʻ in oʻ, gʻ and ʼ for tutuq; other characters stay. */
export function toLatin(text: string): string {
  const spelled = text.replace(SPELLINGS, (stem) => inCaseOf(stem, LATIN_SPELLINGS[stem.toLowerCase()] ?? stem));
  return spelled.replace(LETTER, (letter, offset: number) => {
    const before = spelled[offset - 1] ?? '';
    const after = spelled[offset + 1] ?? '';
    const latin = latinLetter(letter.toLowerCase(), before.toLowerCase(), after.toLowerCase());
    if (!isUpper(letter)) return latin;
    const amongCapitals = /\p{L}/u.test(after) ? isUpper(after) : isUpper(before);
    return amongCapitals ? latin.toUpperCase() : capitalised(latin);
  });
}

function latinLetter(letter: string, before: string, after: string): string {
  if (letter === 'е' && (VOWELS.has(before) || before === 'ъ' || before === 'ь' || !(before in LETTERS))) return 'ye';
  if (letter === 'ц' && VOWELS.has(before)) return 'ts';
  if (letter === 'ь' && after === 'о') return 'y';
  if (letter === 'ъ' && (before === 'ў' || ['е', 'ё', 'ю', 'я'].includes(after))) return '';
  if (letter === 'ҳ' && before === 'с') return 'ʼh';
  return LETTERS[letter] ?? letter;
}

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function inCaseOf(model: string, word: string): string {
  if (model === model.toUpperCase()) return word.toUpperCase();
  return isUpper(model.charAt(0)) ? capitalised(word) : word;
}
