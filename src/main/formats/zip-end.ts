import type { PartOfFile } from './part-of-file.ts';
import { ReaderProblem } from './reader-problem.ts';

/** Position and length of a zip's directory, and the number of entries it announces. */
type Place = { position: number; length: number; count: number };

const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END_BYTES = 22;
const LOCATOR_64_BYTES = 20;
const END_64_BYTES = 56;
const MAX_COMMENT = 0xffff;

/**
 * Finds a zip's directory by the record at the end of the file. Bytes after the zip, such as a mail gateway may add,
 * are skipped if the directory is certain. Throws a `ReaderProblem` `damaged` if no record is found.
 */
export async function findZipDirectory(file: PartOfFile): Promise<Place> {
  const start = Math.max(0, file.bytes - END_BYTES - MAX_COMMENT);
  const tail = await file.read(start, file.bytes - start);
  const records = endRecords(tail);
  const exact = records.find((at) => commentEnd(tail, at) === tail.length);
  if (exact !== undefined) return placeIn(file, tail, exact);
  for (const at of records) {
    const place = await placeIn(file, tail, at).catch(() => null);
    if (place && (await hasDirectoryAt(file, place, start + at))) return place;
  }
  throw damaged('no end record: the zip is cut off');
}

/** Possible positions of end records, the last one first. */
function endRecords(tail: Buffer): number[] {
  const found: number[] = [];
  for (let at = tail.lastIndexOf(END); at !== -1; at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)) {
    if (at + END_BYTES <= tail.length && commentEnd(tail, at) <= tail.length) found.push(at);
  }
  return found;
}

const commentEnd = (tail: Buffer, at: number): number => at + END_BYTES + tail.readUInt16LE(at + 20);

/** The directory's place according to the end record, or to its zip64 record if there is one. */
async function placeIn(file: PartOfFile, tail: Buffer, at: number): Promise<Place> {
  const locator = at - LOCATOR_64_BYTES;
  if (locator < 0 || tail.readUInt32LE(locator) !== LOCATOR_64) {
    return {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      position: tail.readUInt32LE(at + 16),
    };
  }
  const wide = await file.read(wideNumber(tail, locator + 8), END_64_BYTES);
  if (wide.length < END_64_BYTES || wide.readUInt32LE(0) !== END_64) throw damaged('no zip64 end record');
  return { count: wideNumber(wide, 32), length: wideNumber(wide, 40), position: wideNumber(wide, 48) };
}

/** Whether a directory begins at that place and ends before its end record. */
async function hasDirectoryAt(file: PartOfFile, { position, length, count }: Place, end: number): Promise<boolean> {
  if (count === 0 || position + length > end) return false;
  const first = await file.read(position, 4);
  return first.length === 4 && first.readUInt32LE(0) === ENTRY;
}

/** A 64-bit number. Throws a `ReaderProblem` `damaged` if it exceeds any file's size. */
export function wideNumber(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(value)) throw damaged('a size beyond all files');
  return value;
}

const damaged = (reason: string) => new ReaderProblem('damaged', reason);
