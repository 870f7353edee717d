import { type EightBit, eightBitText } from './eight-bit.ts';

/** Names of the encodings that not every runtime has the tables of, and of the bytes of `Headers`. */
const OWN: Readonly<Record<string, EightBit>> = {
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
  'x-cp1251': 'windows-1251',
  cp866: 'cp866',
  ibm866: 'cp866',
};

/** The text of bytes in a character set that a server names; null if it is unknown, or the bytes are not valid in it. */
export function textInCharset(bytes: Buffer, charset: string): string | null {
  const own = OWN[charset.toLowerCase()];
  if (own) return eightBitText(bytes, own);
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isCyrillic = (word: string): boolean => /^[А-яЁёЎўЄєІіЇї]+$/.test(word);
/** Cyrillic words have vowels; rows of accented letters, such as ÄÖÜ, have none in this reading. */
const VOWEL = /[аеёиоуўыэюяєії]/i;
const FEWEST_LETTERS = 3;

/**
 * The text of unlabelled bytes as windows-1251; null unless it gives more letters in Cyrillic words than in words of
 * both scripts, which are what accented Latin words become.
 */
export function cyrillicText(bytes: Buffer): string | null {
  const text = eightBitText(bytes, 'windows-1251');
  let cyrillic = 0;
  let mixed = 0;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (!/[^a-z]/i.test(word)) continue;
    if (!isCyrillic(word)) mixed += word.length;
    else if (word.length >= FEWEST_LETTERS && VOWEL.test(word)) cyrillic += word.length;
  }
  return cyrillic > mixed ? text : null;
}
