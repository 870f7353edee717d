/** Encodings of a byte for each character. */
export type EightBit = 'windows-1251' | 'cp866';

/** The upper halves of the encodings, spelled out because not every runtime has the tables. */
const UPPER: Readonly<Record<EightBit, string>> = {
  'windows-1251':
    'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\ufffd™љ›њќћџ' +
    '\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї' +
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  // Of DOS, in which accounting programs and banks still write.
  cp866:
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп' +
    '░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\u00a0',
};

/** The text of the bytes; every byte is a character. */
export function eightBitText(bytes: Buffer, encoding: EightBit): string {
  const upper = UPPER[encoding];
  const units = new Uint16Array(bytes.length);
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    units[index] = byte < 0x80 ? byte : upper.charCodeAt(byte - 0x80);
  }
  return Buffer.from(units.buffer).toString('utf16le');
}

/** Cyrillic letters beside each other: a single one may be a quotation mark of Latin text in the other encoding. */
const WORD = /[А-яЁёЎў]{2,}/g;
/** Fewest letters in words that decide for the rarer encoding. */
const ENOUGH = 4;

const lettersInWords = (text: string): number => {
  let letters = 0;
  for (const [word] of text.matchAll(WORD)) letters += word.length;
  return letters;
};

/**
 * The encoding in which these bytes are words: cp866 if that gives more than twice as many letters in words, otherwise
 * windows-1251. (The halves of one alphabet are signs of the other.)
 */
export function eightBitEncoding(samples: readonly Buffer[]): EightBit {
  const lettersIn = (encoding: EightBit) =>
    samples.reduce((sum, bytes) => sum + lettersInWords(eightBitText(bytes, encoding)), 0);
  const inDos = lettersIn('cp866');
  return inDos >= ENOUGH && inDos > 2 * lettersIn('windows-1251') ? 'cp866' : 'windows-1251';
}
