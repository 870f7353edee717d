import type { TextEncoding } from '@shared/files.ts';
import { eightBitEncoding } from './eight-bit.ts';
import { type Finding, sound, unknown } from './finding.ts';
import type { PartOfFile } from './part-of-file.ts';
import { isSvgText } from './svg.ts';
import { createTextReader, markedEncoding } from './text-encoding.ts';

/** Size of a sample in bytes; samples are taken at the beginning, the middle and the end of a text. */
const SAMPLE_BYTES = 64 * 1024;
/**
 * Control characters that no text contains; tab, line feed, form feed, carriage return and the old end-of-file mark are
 * allowed.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL = /[\x00-\x08\x0b\x0e-\x19\x1b-\x1f\x7f\ufffe\uffff]/;
/** The one byte that windows-1251 leaves undefined. */
const UNDEFINED_IN_1251 = 0x98;
/** HTML and XML, also in a web archive. */
const MARKUP = /^\s*(?:<[!?/a-z]|MIME-Version:)/i;
/** A page or an XML that Excel reads as a table: accounting programs give them the names of workbooks. */
const TABLE_IN_MARKUP = /<table[\s>]|urn:schemas-microsoft-com:office:(?:excel|spreadsheet)|mso-application/i;

/** How to decode a text, judged by its samples. */
export type TextStart = {
  encoding: TextEncoding;
  /** Length of the byte order mark. */
  mark: number;
  /** The text of the first sample, without the mark. */
  beginning: string;
};

/** A sample as text; null if it is not valid in this encoding. A character split by the sample's edge is omitted. */
function decode(sample: Buffer, encoding: TextEncoding): string | null {
  if (encoding === 'windows-1251' && sample.includes(UNDEFINED_IN_1251)) return null;
  let start = 0;
  if (encoding === 'utf-8') while (start < 3 && ((sample[start] ?? 0) & 0xc0) === 0x80) start++;
  try {
    return createTextReader(encoding).write(sample.subarray(start));
  } catch {
    return null;
  }
}

const isText = (sample: Buffer, encoding: TextEncoding): boolean => {
  const text = decode(sample, encoding);
  return text !== null && !CONTROL.test(text);
};

/**
 * How to decode a text: by its byte order mark, by the zero bytes typical of UTF-16, as UTF-8 if all samples are valid
 * UTF-8, otherwise as windows-1251 or cp866, whichever gives words. Of a long text the beginning, the middle and the end are sampled. Null for content
 * that is not text.
 */
export async function readTextStart({ bytes, read }: PartOfFile): Promise<TextStart | null> {
  const even = (at: number) => Math.max(0, at) & ~1;
  const starts = [0, even((bytes - SAMPLE_BYTES) / 2), even(bytes - SAMPLE_BYTES)];
  const samples = await Promise.all([...new Set(starts)].map((at) => read(at, SAMPLE_BYTES)));
  const [head = Buffer.alloc(0), ...others] = samples;
  const { encoding: marked, mark } = markedEncoding(head);
  const told = marked ?? utf16ByZeros(head);
  const beginning = head.subarray(mark);
  const texts = [beginning, ...others];
  const candidates: readonly TextEncoding[] = told ? [told] : ['utf-8', eightBitEncoding(texts)];
  const encoding = candidates.find((one) => texts.every((sample) => isText(sample, one)));
  return encoding ? { encoding, mark, beginning: decode(beginning, encoding) ?? '' } : null;
}

/**
 * Any text that is not HTML or XML counts as a csv, and SVG as a drawing. A text of only white space is empty, and HTML
 * or XML with a table is a problem of its own, of which a field for tables says more.
 */
export async function findingOfText(file: PartOfFile): Promise<Finding> {
  const start = await readTextStart(file);
  if (!start) return unknown;
  if (MARKUP.test(start.beginning)) {
    if (start.encoding === 'utf-8' && isSvgText(start.beginning)) return sound('svg');
    return TABLE_IN_MARKUP.test(start.beginning) ? { kind: null, problem: 'table-page' } : unknown;
  }
  const isEmpty = file.bytes <= SAMPLE_BYTES && start.beginning.trim() === '';
  return isEmpty ? { kind: null, problem: 'empty' } : sound('csv');
}

/** Minimum share of zero bytes: separators, digits and line ends contain one even if all letters are Cyrillic. */
const FEWEST_ZEROS = 0.01;
/** Minimum ratio of the zero bytes on one side to those on the other, which letters such as Ā contain. */
const ONE_SIDED = 50;

/**
 * The byte order of UTF-16 without a byte order mark, from a text's beginning: the zero bytes of common characters are
 * all on one side. Null if the beginning is not UTF-16; a result does not prove that the content is text.
 */
function utf16ByZeros(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  let even = 0;
  let odd = 0;
  for (let at = start.indexOf(0); at !== -1; at = start.indexOf(0, at + 1)) {
    if (at % 2 === 0) even++;
    else odd++;
  }
  const most = Math.max(even, odd);
  if (most <= start.length * FEWEST_ZEROS || Math.min(even, odd) * ONE_SIDED > most) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
