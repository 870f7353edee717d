import { utf16ByZeros } from '../formats/utf16.ts';
import { ReaderProblem } from './reader-problem.ts';

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

/** Turns bytes into text, piece by piece. */
export type TextReader = { write: (bytes: Buffer) => string; end: () => string };

/** The encoding of a text by its mark or, without one, by the zero bytes that UTF-16 is full of; its mark's length. */
export function detectEncoding(start: Buffer): { encoding: CsvEncoding | null; mark: number } {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return { encoding: 'utf-8', mark: 3 };
  if (start[0] === 0xff && start[1] === 0xfe) return { encoding: 'utf-16le', mark: 2 };
  if (start[0] === 0xfe && start[1] === 0xff) return { encoding: 'utf-16be', mark: 2 };
  if (!start.includes(0)) return { encoding: null, mark: 0 };
  const encoding = utf16ByZeros(start);
  if (!encoding) throw new ReaderProblem('damaged', 'zero bytes in a text');
  return { encoding, mark: 0 };
}

/** Starts reading a text. UTF-8 that is none throws a TypeError; the other encodings take every byte. */
export function createTextReader(encoding: CsvEncoding): TextReader {
  if (encoding === 'windows-1251') return { write: windows1251, end: () => '' };
  if (encoding === 'utf-8') {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
  }
  let odd = Buffer.alloc(0);
  return {
    write: (bytes) => {
      const all = Buffer.concat([odd, bytes]);
      const pairs = all.subarray(0, all.length - (all.length % 2));
      odd = all.subarray(pairs.length);
      return (encoding === 'utf-16be' ? pairs.swap16() : pairs).toString('utf16le');
    },
    end: () => {
      if (odd.length > 0) throw new ReaderProblem('damaged', 'half a character at the end');
      return '';
    },
  };
}

/** The upper half of windows-1251. Spelled out: not every runtime carries the table. */
const UPPER =
  'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\ufffd™љ›њќћџ' +
  '\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї' +
  'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';

function windows1251(bytes: Buffer): string {
  const units = new Uint16Array(bytes.length);
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    units[index] = byte < 0x80 ? byte : UPPER.charCodeAt(byte - 0x80);
  }
  return Buffer.from(units.buffer).toString('utf16le');
}
