import { APOSTROPHES, canonicalApostrophes } from './apostrophes.ts';
import { KEPT_ALONE, KEPT_IN_LATIN, NOMINAL_SUFFIXES, STEMS, VERBAL_SUFFIX } from './stems.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: 'а', b: 'б', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'ҳ', i: 'и', j: 'ж', k: 'к', l: 'л', m: 'м', n: 'н' },
  ...{ o: 'о', p: 'п', q: 'қ', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', x: 'х', y: 'й', z: 'з', ʼ: 'ъ' },
  ...{ oʻ: 'ў', gʻ: 'ғ', sh: 'ш', ch: 'ч', ya: 'я', ye: 'е', yo: 'ё', yu: 'ю', sʼ: 'с' },
};
const VOWELS = new Set(['a', 'e', 'i', 'o', 'u', 'oʻ', 'ya', 'ye', 'yo', 'yu']);

/**
 * The letters of a word, longest first; the group captures an s or ts that stands for ц (aksiya, militsiya, Kuznetsov).
 */
const LETTER =
  /((?<![a-zʻʼ])ts(?!h)|ts(?=i(?:ya|on)|[oe]v)|(?<=[knp])s(?=i(?:ya|on)))|sʼ(?=h)|y(?=oʻ)|y[aeou]|[og]ʻ|[sc]h|./gis;

/** Never transliterated: addresses, file names, markup, placeholders, identifiers and numbered codes. */
const PROTECTED = [
  String.raw`(?:https?:\/\/|www\.)[^\s<>"«»]+`,
  String.raw`[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`,
  String.raw`@\w+`,
  String.raw`<\/?[a-z][^<>]*>`,
  String.raw`&(?:#\d+|[a-z]+);`,
  String.raw`\{\{[^{}]*\}\}|\{[^{}]*\}`,
  String.raw`[\w${APOSTROPHES}-]{0,100}\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|png|jpe?g|gif|webp|zip|rar|mp4)\b`,
  String.raw`(?:[a-z\d-]{1,63}\.){1,5}(?:uz|com|org|net|ru)\b(?:\/[^\s<>"«»]*)?`,
  String.raw`\b(?-i:[A-Z]{1,3})\d{3,}\b`,
  String.raw`(?<![a-z\d])[a-z\d]+_\w+`,
].join('|');
const WORD = String.raw`[\p{L}\p{M}]+(?:[${APOSTROPHES}]{1,2}[\p{L}\p{M}]+)*`;
const TOKEN = new RegExp(`(${PROTECTED})|([${APOSTROPHES}]?)(${WORD})([${APOSTROPHES}]{0,2})`, 'giu');

const LATIN_WORD = new RegExp(`^[a-z${APOSTROPHES}]+$`, 'i');
const FOREIGN_LETTER = /w|c(?!h)/i;

const KEPT = new RegExp(`^(${KEPT_IN_LATIN.join('|')})([a-z${APOSTROPHES}]*)$`);
/** Roman numerals from I to LXXXIX: larger numerals look like Uzbek abbreviations. */
const ROMAN = /^(?=[IVXL])(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

const LONG_STEM = 6;
const LONGEST_STEM = Math.max(...Object.keys(STEMS).map((stem) => stem.length));
const STEM_BY_LATIN = new Map(Object.entries(STEMS));
const VERBAL = new RegExp(`^${VERBAL_SUFFIX}$`);
/** Number of letters of the longest verbal suffix, lashtirilgan. */
const LONGEST_VERBAL = 12;

/**
 * Transliterates Uzbek Latin text to Cyrillic, with any kind of apostrophe. Words with a letter of another script or
 * language stay, as do addresses, markup, `{{placeholders}}`, Roman numerals, `KEPT_IN_LATIN` and `KEPT_ALONE`. Not for
 * Karakalpak, which has its own alphabet.
 */
export function toCyrillic(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  let quoted = false;
  return text.replace(
    TOKEN,
    (token, kept: string | undefined, before: string, word: string, after: string, offset: number) => {
      if (kept !== undefined) return token;
      if (!LATIN_WORD.test(word)) return token;
      if (before) quoted = true;
      // The last apostrophe closes an open quotation; any other apostrophe belongs to the word (togʻ, manʼ).
      const closing = quoted ? after.slice(-1) : '';
      if (closing) quoted = false;
      if (isNumeral(word, text, offset + before.length)) return token;
      return before + cyrillicWord(word + after.slice(0, after.length - closing.length)) + closing;
    },
  );
}

/** A single letter is a numeral (V mavsum) unless it is an initial (V. Karimov), a size or a unit (220 V). */
function isNumeral(word: string, text: string, start: number): boolean {
  if (!ROMAN.test(word)) return false;
  if (word.length > 1) return true;
  return word !== 'L' && text[start + 1] !== '.' && !/\d[\s-]?$/.test(text.slice(Math.max(0, start - 2), start));
}

function cyrillicWord(typed: string): string {
  if (KEPT_ALONE.includes(typed)) return typed;
  const abbreviation = KEPT.exec(typed);
  if (abbreviation) return abbreviation[1] + cyrillicLetters(canonicalApostrophes(abbreviation[2] ?? ''), false);
  const word = canonicalApostrophes(typed);
  const stem = stemOf(word.toLowerCase());
  if (stem) {
    const rest = word.slice(stem.latin.length);
    const cyrillic = rest ? stem.cyrillic.replace(/ь$/, '') : stem.cyrillic;
    return inCaseOf(word.slice(0, stem.latin.length), cyrillic) + cyrillicLetters(rest, /[аеёиоуэюя]$/.test(cyrillic));
  }
  return FOREIGN_LETTER.test(word) ? typed : cyrillicLetters(word, true);
}

function stemOf(word: string): { latin: string; cyrillic: string } | undefined {
  for (let length = Math.min(word.length, LONGEST_STEM); length > 2; length -= 1) {
    const latin = word.slice(0, length);
    const cyrillic = STEM_BY_LATIN.get(latin);
    if (cyrillic && (length >= LONG_STEM || isEnding(word.slice(length)))) return { latin, cyrillic };
  }
  return undefined;
}

/**
 * Whether letters are suffixes that a short stem allows. What is reached is kept for each letter: a word can be divided
 * into suffixes in more ways than can be tried (im + im…, i + m…).
 */
function isEnding(letters: string): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= Math.min(letters.length, LONGEST_VERBAL); end += 1) {
    if (VERBAL.test(letters.slice(0, end))) reached.add(end);
  }
  // A set hands out what is added while it is walked through.
  for (const start of reached) {
    for (const suffix of NOMINAL_SUFFIXES) if (letters.startsWith(suffix, start)) reached.add(start + suffix.length);
  }
  return reached.has(letters.length);
}

/** Transliterates letter by letter. `open`: the first letter starts a word or follows a vowel, where e is э. */
function cyrillicLetters(word: string, open: boolean): string {
  let afterVowel = open;
  return word.replace(LETTER, (latin, ts: string | undefined, offset: number) => {
    const letter = latin.toLowerCase();
    const cyrillic = ts ? 'ц' : letter === 'e' && afterVowel ? 'э' : (LETTERS[letter] ?? latin);
    afterVowel = VOWELS.has(letter);
    const upper = letter === 'ʼ' ? isUpper(word[offset + 1] ?? word[offset - 1]) : isUpper(latin[0]);
    return upper ? cyrillic.toUpperCase() : cyrillic;
  });
}

const isUpper = (letter: string | undefined): boolean => letter !== undefined && /[A-Z]/.test(letter);

function inCaseOf(latin: string, cyrillic: string): string {
  if (latin === latin.toUpperCase()) return cyrillic.toUpperCase();
  return isUpper(latin[0]) ? cyrillic.charAt(0).toUpperCase() + cyrillic.slice(1) : cyrillic;
}
