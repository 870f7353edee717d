import type { PartOfFile } from './part-of-file.ts';
import { dictionaryAt } from './pdf-dictionary.ts';

/**
 * Bytes at the end of a file that are searched for the end of its PDF: what a portal or a disk has left behind it is
 * seldom as long as the first.
 */
const SEARCHED_BYTES = [64 * 1024, 1024 * 1024];
/** Characters before the end that hold the last trailer. */
const TRAILER_LENGTH = 4096;
/** The number of an object, from its last digit: a longer pattern would take quadratic time. */
const OBJECT = /\d\s+\d+\s+obj\b/g;
const ADDRESS = /startxref\s+(\d+)/g;
const TABLE_STREAM = /\/Type\s*\/XRef\b/g;

/** Where a PDF ends. */
export type PdfEnd = {
  /** Address of the table of objects; null if none is named, and readers look for the objects themselves. */
  table: number | null;
  /** Text that holds the last trailer. */
  trailer: string;
};

/**
 * The end of a PDF: the address of its table, or at least a whole trailer, whatever follows. Null if there is none, or
 * if further objects follow it: such a file is cut.
 */
export async function endOf({ bytes, read }: PartOfFile): Promise<PdfEnd | null> {
  for (const length of SEARCHED_BYTES) {
    const text = (await read(Math.max(0, bytes - length), length)).toString('latin1');
    const [first, second] = [namedEnd(text), bareTrailer(text)];
    const end = first && second ? (first.at > second.at ? first : second) : (first ?? second);
    if (end) return cutAfter(text, end.at) ? null : end;
    if (length >= bytes) break;
  }
  return null;
}

type FoundEnd = PdfEnd & { at: number };

const lastOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1);
const cutAfter = (text: string, at: number): boolean => text.slice(at).search(OBJECT) !== -1;

function namedEnd(text: string): FoundEnd | null {
  const found = lastOf(text, ADDRESS);
  if (!found) return null;
  const trailer = text.slice(Math.max(0, found.index - TRAILER_LENGTH), found.index);
  return { table: Number(found[1]), trailer, at: found.index };
}

/** The last trailer that names a root, or the last table in a stream. */
function bareTrailer(text: string): FoundEnd | null {
  const at = text.lastIndexOf('trailer');
  if (at !== -1 && dictionaryAt(text, at + 'trailer'.length)?.has('Root')) {
    return { table: null, trailer: text.slice(at, at + TRAILER_LENGTH), at };
  }
  const stream = lastOf(text, TABLE_STREAM);
  const object = stream && lastOf(text.slice(0, stream.index), OBJECT);
  if (!object) return null;
  const start = object.index + object[0].length;
  const isWhole = text.indexOf('endstream', start) !== -1 && dictionaryAt(text, start)?.has('Root');
  return isWhole ? { table: null, trailer: text.slice(start, start + TRAILER_LENGTH), at: start } : null;
}
