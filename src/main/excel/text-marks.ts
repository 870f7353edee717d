/** Traits of a text: the bits of `textMarks`. */
export const LOOKS_LIKE_NUMBER = 1;
export const STRAY_SPACES = 2;
export const MIXED_SCRIPTS = 4;
/** Digits that a number would not keep: sixteen and more, or with a zero before others. Excludes LOOKS_LIKE_NUMBER. */
export const LIKE_IDENTIFIER = 8;
/** A number of sixteen digits and more, which has lost its end; of a text, one that Excel wrote as a power of ten. */
export const LOST_DIGITS = 16;

/** Digits that Excel keeps of a number. */
const KEPT_DIGITS = 15;
const LONG_OR_ZERO = /^(0\d+|\d{16,})$/;
const POWER_OF_TEN = /^\d(?:[.,]\d+)?E\+(\d+)$/i;
/** Blanks between the thousands of a number: also the narrow ones of printed tables. */
const BLANKS = /[ \u00a0\u2009\u202f]/g;
const NUMBER = /^[+-]?\d+([ \u00a0\u2009\u202f]\d{3})*([.,]\d+)?$/;

/** LOST_DIGITS if a number is too large for Excel to have kept its last digits, else 0. */
export const numberMarks = (value: number): number => (Math.abs(value) >= 10 ** KEPT_DIGITS ? LOST_DIGITS : 0);

const digitMarks = (text: string): number =>
  LONG_OR_ZERO.test(text.replace(BLANKS, '')) ? LIKE_IDENTIFIER : LOOKS_LIKE_NUMBER;

/**
 * Marks a text: a number or an identifier kept as text, or what is left of one; leading, trailing or doubled spaces; a word that mixes Latin and Cyrillic
 * letters. One pass over the characters, because every text of a sheet is marked.
 */
export function textMarks(text: string): number {
  let marks = 0;
  let latin = false;
  let cyrillic = false;
  let digits = false;
  let letters = false;
  let space = true; // so that a space at the start is the second in a row
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isSpace(code)) {
      const isLineEnd = code === LF && text.charCodeAt(index - 1) === CR;
      if (space && !isLineEnd) marks |= STRAY_SPACES;
      space = true;
      latin = cyrillic = false;
      continue;
    }
    space = false;
    if (isLatin(code)) {
      latin = letters = true;
    } else if (code >= 0x400 && code <= 0x52f) {
      cyrillic = letters = true;
    } else if (code >= 48 && code <= 57) {
      digits = true;
      latin = cyrillic = false;
    } else if (!isApostrophe(code)) {
      latin = cyrillic = false;
    }
    if (latin && cyrillic) marks |= MIXED_SCRIPTS;
  }
  if (space && text.length > 0) marks |= STRAY_SPACES;
  if (digits && !letters && NUMBER.test(text.trim())) marks |= digitMarks(text);
  if (digits && letters && Number(POWER_OF_TEN.exec(text.trim())?.[1]) >= KEPT_DIGITS) marks |= LOST_DIGITS;
  return marks;
}

/**
 * Whether the UTF-8 between two positions certainly has no marks, without making a string of it. False for every text
 * that may have marks: with both scripts, odd spaces, a plus sign or no letter.
 */
export function isUnmarked(bytes: Buffer, start: number, end: number): boolean {
  let latin = false;
  let cyrillic = false;
  let space = true;
  for (let index = start; index < end; index++) {
    const byte = bytes[index] ?? 0;
    if (byte <= SPACE) {
      if (space) return false;
      space = true;
      continue;
    }
    space = false;
    if ((byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90)) latin = true;
    // Lead bytes: U+0080–U+00BF have a space among them, U+00C0–U+024F Latin, U+0400–U+052F Cyrillic letters.
    else if (byte === 0xc2 || byte === PLUS) return false;
    else if (byte >= 0xc3 && byte <= 0xc9) latin = true;
    else if (byte >= 0xd0 && byte <= 0xd4) cyrillic = true;
  }
  return !space && latin !== cyrillic;
}

const SPACE = 32;
const PLUS = 43;
const LF = 10;
const CR = 13;
const isSpace = (code: number) => code === 32 || code === 0xa0 || (code >= 9 && code <= 13);
const isLatin = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0x24f);
/** Words in Uzbek Latin contain apostrophes. */
const isApostrophe = (code: number) =>
  code === 39 || code === 96 || code === 0x2018 || code === 0x2019 || code === 0x2bb || code === 0x2bc;
