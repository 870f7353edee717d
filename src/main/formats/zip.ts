import { damaged, type Finding, locked, sound, unknown } from './finding.ts';
import type { PartOfFile } from './part-of-file.ts';

/** The end record with the longest comment that it may have. */
const TAIL_BYTES = 22 + 0xffff;
/** Of the directory no more is read than this: a workbook is named long before. */
const DIRECTORY_BYTES = 4 * 1024 * 1024;
const END = Buffer.from('PK\x05\x06', 'latin1');
const LOCATOR = 0x07064b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED = 1;

/** The part that every workbook of Excel has; some programs number it. */
const WORKBOOK = /^\/?xl\/workbook\d*\.xml$/i;

type Entry = { name: string; encrypted: boolean };
type Directory = { at: number; bytes: number };

/** Where the zip's directory lies; null where there is none, as in a file that was cut off. */
async function findDirectory({ bytes, read }: PartOfFile): Promise<Directory | null> {
  const tailAt = Math.max(0, bytes - TAIL_BYTES);
  const tail = await read(tailAt, TAIL_BYTES);
  const end = tail.lastIndexOf(END);
  if (end === -1 || end + 22 > tail.length) return null;
  const directory = { bytes: tail.readUInt32LE(end + 12), at: tail.readUInt32LE(end + 16) };
  if (directory.at !== 0xffffffff && directory.bytes !== 0xffffffff) return directory;

  // The real numbers are in a record of 64 bits, which the record before this one locates.
  const locator = await read(tailAt + end - 20, 20);
  if (locator.length < 20 || locator.readUInt32LE(0) !== LOCATOR) return null;
  const record = await read(Number(locator.readBigUInt64LE(8)), 56);
  if (record.length < 56 || record.readUInt32LE(0) !== END_64) return null;
  return { bytes: Number(record.readBigUInt64LE(40)), at: Number(record.readBigUInt64LE(48)) };
}

/** The entries of the directory as far as it was read; null where it is none. */
async function readEntries(file: PartOfFile): Promise<Entry[] | null> {
  const directory = await findDirectory(file);
  if (!directory || directory.at + directory.bytes > file.bytes) return null;
  const bytes = await file.read(directory.at, Math.min(directory.bytes, DIRECTORY_BYTES));
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; ) {
    if (bytes.readUInt32LE(at) !== ENTRY) return null;
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, nameEnd).replaceAll('\\', '/'),
      encrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** True for a zip archive, whole or not. */
export const isZip = (head: Buffer): boolean => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/**
 * What a zip archive is by the names in its directory: a workbook, or something unknown. Nothing is unpacked. One whose
 * directory is missing or broken is damaged, whatever it may have been.
 */
export async function findingOfZip(file: PartOfFile): Promise<Finding> {
  const entries = await readEntries(file);
  if (!entries) return damaged(null);
  const workbook = entries.find(({ name }) => WORKBOOK.test(name));
  if (!workbook) return unknown;
  return workbook.encrypted ? locked('xlsx') : sound('xlsx');
}
