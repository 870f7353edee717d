import { type Finding, sound, unknown } from './finding.ts';
import type { PartOfFile } from './part-of-file.ts';
import { utf16ByZeros } from './utf16.ts';

/** Looked at from the beginning, the middle and the end of a text. */
const SAMPLE_BYTES = 64 * 1024;
/** No text has them; tab, line feed, form feed, carriage return and the old end-of-file mark it may have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL = /[\x00-\x08\x0b\x0e-\x19\x1b-\x1f\x7f\ufffe\uffff]/;
/** The one byte that windows-1251 leaves undefined. */
const UNDEFINED_IN_1251 = 0x98;
const MARKUP = /^\s*<[!?/a-z]/i;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

/** By the byte order mark, or without one by the zeros. */
function utf16Of(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return utf16ByZeros(head);
}

/** The sample as text; null where it is none in this encoding. A character that the sample cuts in two is left out. */
function decode(sample: Buffer, encoding: Encoding): string | null {
  if (encoding === 'windows-1251') {
    return sample.includes(UNDEFINED_IN_1251) ? null : new TextDecoder(encoding).decode(sample);
  }
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(sample.subarray(0, sample.length & ~1));
  let start = 0;
  while (start < 3 && ((sample[start] ?? 0) & 0xc0) === 0x80) start++;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(sample.subarray(start), { stream: true });
  } catch {
    return null;
  }
}

const isText = (sample: Buffer, encoding: Encoding): boolean => {
  const text = decode(sample, encoding);
  return text !== null && !CONTROL.test(text);
};

/**
 * A csv is what is left: text in UTF-8, UTF-16 or windows-1251 which is no HTML or XML. Of a long one the beginning, the
 * middle and the end are looked at. One that holds nothing but space is empty.
 */
export async function findingOfText({ bytes, read }: PartOfFile): Promise<Finding> {
  const even = (at: number) => Math.max(0, at) & ~1;
  const starts = [0, even((bytes - SAMPLE_BYTES) / 2), even(bytes - SAMPLE_BYTES)];
  const samples = await Promise.all([...new Set(starts)].map((at) => read(at, SAMPLE_BYTES)));
  const [head = Buffer.alloc(0)] = samples;
  const utf16 = utf16Of(head);
  const candidates: readonly Encoding[] = utf16 ? [utf16] : ['utf-8', 'windows-1251'];
  const encoding = candidates.find((candidate) => samples.every((sample) => isText(sample, candidate)));
  if (!encoding) return unknown;
  const beginning = decode(head, encoding) ?? '';
  if (MARKUP.test(beginning)) return unknown;
  return bytes <= SAMPLE_BYTES && beginning.trim() === '' ? { kind: null, problem: 'empty' } : sound('csv');
}
