import type { PartOfFile } from './part-of-file.ts';
import { ReaderProblem } from './reader-problem.ts';
import { findZipDirectory, wideNumber } from './zip-end.ts';

/** An entry as the zip's directory announces it. */
export type ZipEntry = {
  method: number;
  encrypted: boolean;
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Position of its local header. */
  offset: number;
};

/** Entries by their name in lower case, as Office compares names without case. */
export type ZipDirectory = ReadonlyMap<string, ZipEntry>;

/** Compression methods that are supported. */
export const STORED = 0;
const DEFLATED = 8;

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const IN_ZIP64_FIELD = 0xffffffff;
const ENCRYPTED = 1;
/** Room for tens of thousands of entries; a workbook has a few dozen. */
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;

/** Whether the compression method of an entry is supported. */
export const isReadable = ({ method }: ZipEntry): boolean => method === STORED || method === DEFLATED;

/**
 * Reads a zip's own directory, without unpacking anything. Throws a `ReaderProblem`: `damaged` for a directory that is
 * missing or broken, for an entry that lies outside the file, occurs twice or names a place outside the zip, and
 * `too-big-to-read` for a directory of more than 4 MiB.
 */
export async function readZipDirectory(file: PartOfFile): Promise<ZipDirectory> {
  const { position, length, count } = await findZipDirectory(file);
  if (length > MAX_DIRECTORY_BYTES) throw new ReaderProblem('too-big-to-read', `${count} entries`);
  if (position + length > file.bytes) throw damaged('the directory lies outside the file');
  const bytes = await file.read(position, length);
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw damaged('the directory is cut off');
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > bytes.length) throw damaged('the directory is cut off');
    const name = checkedName(bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    const entry = readEntry(bytes.subarray(at, next), nameLength);
    if (entry.offset + entry.packedBytes > file.bytes) throw damaged(`${name} lies outside the file`);
    // Two entries of one name can show a scanner a different file than the reader.
    if (entries.has(name)) throw damaged(`${name} twice`);
    entries.set(name, entry);
    at = next;
  }
  return entries;
}

function readEntry(bytes: Buffer, nameLength: number): ZipEntry {
  const wide = zip64Values(bytes.subarray(ENTRY_BYTES + nameLength));
  const value = (at: number) => {
    const narrow = bytes.readUInt32LE(at);
    return narrow === IN_ZIP64_FIELD ? wide() : narrow;
  };
  // The 64-bit values follow in this order, each only if its 32-bit field is full.
  const unpackedBytes = value(24);
  const packedBytes = value(20);
  return {
    method: bytes.readUInt16LE(10),
    encrypted: (bytes.readUInt16LE(8) & ENCRYPTED) !== 0,
    crc: bytes.readUInt32LE(16),
    unpackedBytes,
    packedBytes,
    offset: value(42),
  };
}

/** Hands out the 64-bit values of the zip64 extra field, one per call. */
function zip64Values(extra: Buffer): () => number {
  let values = extra.subarray(0, 0);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) values = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  return () => {
    if (values.length < 8) throw damaged('no zip64 size');
    const value = wideNumber(values, 0);
    values = values.subarray(8);
    return value;
  };
}

/** Some programs begin every name with a slash; nothing is written under these names. */
function checkedName(raw: string): string {
  const name = raw.replaceAll('\\', '/').replace(/^\//, '');
  if (/^\/|^[a-z]:|\0/i.test(name) || name.split('/').includes('..')) throw damaged('a path in an entry name');
  return name.toLowerCase();
}

const damaged = (reason: string) => new ReaderProblem('damaged', reason);
