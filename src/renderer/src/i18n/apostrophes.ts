/** Every character typed as the apostrophe of oʻ, gʻ and tutuq, for a regular expression's character class. */
export const APOSTROPHES = "'`´‘’‛ʻʼʹ′ʽʾʿˈˊˋ‵ꞌ＇｀᾽᾿῾՚";

const APOSTROPHE = new RegExp(`(?<=([og])?)[${APOSTROPHES}]`, 'gi');

/** Returns the word with U+02BB in oʻ, gʻ and U+02BC for tutuq, whichever apostrophe was typed. */
export const canonicalApostrophes = (word: string): string =>
  word.replace(APOSTROPHE, (_mark, letter: string | undefined) => (letter ? 'ʻ' : 'ʼ'));
