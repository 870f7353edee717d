import { StringDecoder } from 'node:string_decoder';
import type { TextEncoding } from '@shared/files.ts';
import { eightBitText } from './eight-bit.ts';
import { ReaderProblem } from './reader-problem.ts';

/** Decodes bytes to text, piece by piece. */
export type TextReader = { write: (bytes: Buffer) => string; end: () => string };

const MARKS: readonly (readonly [TextEncoding, Buffer])[] = [
  ['utf-8', Buffer.from('efbbbf', 'hex')],
  ['utf-16le', Buffer.from('fffe', 'hex')],
  ['utf-16be', Buffer.from('feff', 'hex')],
];

/** The encoding that a text names by its byte order mark, and the mark's length; null and 0 without a mark. */
export function markedEncoding(start: Buffer): { encoding: TextEncoding | null; mark: number } {
  const [encoding, mark] = MARKS.find(([, bytes]) => start.subarray(0, bytes.length).equals(bytes)) ?? [null, []];
  return { encoding, mark: mark.length };
}

/**
 * Starts decoding a text. Invalid UTF-8 throws a TypeError, half a character at the end of UTF-16 a `ReaderProblem`;
 * windows-1251 and cp866 accept every byte.
 */
export function createTextReader(encoding: TextEncoding): TextReader {
  if (encoding === 'windows-1251' || encoding === 'cp866')
    return { write: (bytes) => eightBitText(bytes, encoding), end: () => '' };
  if (encoding !== 'utf-8') return utf16Reader(encoding === 'utf-16be');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

function utf16Reader(bigEndian: boolean): TextReader {
  // Holds back the first half of a surrogate pair.
  const decoder = new StringDecoder('utf16le');
  let odd = Buffer.alloc(0);
  return {
    write: (bytes) => {
      const all = Buffer.concat([odd, bytes]);
      const pairs = all.subarray(0, all.length - (all.length % 2));
      odd = all.subarray(pairs.length);
      return decoder.write(bigEndian ? pairs.swap16() : pairs);
    },
    end: () => {
      if (odd.length > 0) throw new ReaderProblem('damaged', 'half a character at the end');
      return decoder.end();
    },
  };
}
