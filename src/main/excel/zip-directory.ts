import type { OpenFile } from './open-file.ts';
import { ReaderProblem } from './reader-problem.ts';

/** An entry as the zip's directory announces it. */
export type ZipEntry = {
  method: number;
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Where its local header starts. */
  offset: number;
};

/** Entries by their name in lower case, which is how Office compares them. */
export type ZipDirectory = ReadonlyMap<string, ZipEntry>;

export type ZipLimits = { maxZipEntries: number; maxUnpackedBytes: number };

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LOCATOR_64_BYTES = 20;
const END_64_BYTES = 56;
const ENTRY_BYTES = 46;
const MAX_COMMENT = 0xffff;
const IN_ZIP64_FIELD = 0xffffffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** A directory of 2,000 entries stays far below it. */
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;
/** Sheets pack 5 to 50 times; only what is made to do harm comes near deflate's 1,032. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 16 * 1024 * 1024;

/**
 * Reads a zip's own directory, without unpacking anything, and refuses what announces more than the limits, what is
 * encrypted, and what names places outside the zip.
 */
export function readZipDirectory(file: OpenFile, limits: ZipLimits): ZipDirectory {
  const { position, length, count } = findDirectory(file);
  if (count > limits.maxZipEntries || length > MAX_DIRECTORY_BYTES) throw tooBig(`${count} entries`);
  if (position + length > file.size) throw damaged('the directory lies outside the file');
  const bytes = file.read(position, length);
  const entries = new Map<string, ZipEntry>();
  let unpacked = 0;
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw damaged('the directory is cut off');
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > bytes.length) throw damaged('the directory is cut off');
    const name = checkedName(bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    const entry = readEntry(bytes.subarray(at, next), nameLength);
    if (entry.offset + entry.packedBytes > file.size) throw damaged(`${name} lies outside the file`);
    unpacked += entry.unpackedBytes;
    if (unpacked > limits.maxUnpackedBytes) throw tooBig(`more than ${limits.maxUnpackedBytes} bytes unpacked`);
    if (entry.unpackedBytes > RATIO_FROM_BYTES && entry.unpackedBytes > entry.packedBytes * MAX_RATIO) {
      throw tooBig(`${name} unpacks ${Math.round(entry.unpackedBytes / Math.max(1, entry.packedBytes))} times`);
    }
    // Two entries of one name are how a scanner is shown another file than the reader.
    if (entries.has(name)) throw damaged(`${name} twice`);
    entries.set(name, entry);
    at = next;
  }
  return entries;
}

function findDirectory(file: OpenFile): { position: number; length: number; count: number } {
  const start = Math.max(0, file.size - END_BYTES - MAX_COMMENT);
  const tail = file.read(start, file.size - start);
  const at = endRecord(tail);
  const found = {
    count: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    position: tail.readUInt32LE(at + 16),
  };
  const locator = at - LOCATOR_64_BYTES;
  if (locator < 0 || tail.readUInt32LE(locator) !== LOCATOR_64) return found;
  const end64 = file.read(big(tail, locator + 8), END_64_BYTES);
  if (end64.length < END_64_BYTES || end64.readUInt32LE(0) !== END_64) throw damaged('no zip64 end record');
  return { count: big(end64, 32), length: big(end64, 40), position: big(end64, 48) };
}

/** Where the end record starts: the last one whose comment ends with the file. */
function endRecord(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  throw damaged('no end record: the zip is cut off');
}

function readEntry(bytes: Buffer, nameLength: number): ZipEntry {
  const method = bytes.readUInt16LE(10);
  if (bytes.readUInt16LE(8) & ENCRYPTED) throw new ReaderProblem('password-protected', 'an encrypted zip entry');
  if (method !== STORED && method !== DEFLATED) throw damaged(`compression method ${method}`);
  const wide = zip64Values(bytes.subarray(ENTRY_BYTES + nameLength));
  const value = (at: number) => {
    const narrow = bytes.readUInt32LE(at);
    return narrow === IN_ZIP64_FIELD ? wide() : narrow;
  };
  // The wide values stand in this order, each only where its narrow field is full.
  const unpackedBytes = value(24);
  const packedBytes = value(20);
  return { method, crc: bytes.readUInt32LE(16), unpackedBytes, packedBytes, offset: value(42) };
}

/** Hands out the 64-bit values of the zip64 extra field, one per call. */
function zip64Values(extra: Buffer): () => number {
  let values = extra.subarray(0, 0);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) values = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  return () => {
    if (values.length < 8) throw damaged('no zip64 size');
    const value = big(values, 0);
    values = values.subarray(8);
    return value;
  };
}

function big(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(value)) throw damaged('a size beyond all files');
  return value;
}

function checkedName(raw: string): string {
  const name = raw.replaceAll('\\', '/');
  if (/^\/|^[a-z]:|\0/i.test(name) || name.split('/').includes('..')) throw damaged('a path in an entry name');
  return name.toLowerCase();
}

const damaged = (reason: string) => new ReaderProblem('damaged', reason);
const tooBig = (reason: string) => new ReaderProblem('too-big-to-read', reason);
