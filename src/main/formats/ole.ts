import { damaged, type Finding, locked, sound, unknown } from './finding.ts';
import type { PartOfFile } from './part-of-file.ts';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
/** Sectors of the allocation table that the header itself lists; any sane file has its directory within them. */
const LISTED_TABLES = 109;
const ENTRY_BYTES = 128;
/** Longest directory in sectors: hundreds of streams, more than any workbook has. */
const MAX_DIRECTORY_SECTORS = 256;
const STREAM = 2;
/** Streams shorter than this lie in the small sectors. */
const SMALL_STREAM = 4096;
const BOF = 0x0809;
const WRITE_PROTECT = 0x0086;
const FILE_PASS = 0x002f;

type Stream = { name: string; start: number; bytes: number };

/** True for a compound file (OLE), as Microsoft's older programs write. */
export const isOle = (head: Buffer): boolean => head.subarray(0, SIGNATURE.length).equals(SIGNATURE);

function streamsIn(sector: Buffer): Stream[] {
  const streams: Stream[] = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const nameBytes = Math.min(sector.readUInt16LE(at + 64), 64);
    if (sector[at + 66] !== STREAM || nameBytes < 4) continue;
    streams.push({
      name: sector.toString('utf16le', at, at + nameBytes - 2),
      start: sector.readUInt32LE(at + 116),
      bytes: sector.readUInt32LE(at + 120),
    });
  }
  return streams;
}

/** Reads the sectors of a compound file and follows their chains. */
function sectorsOf({ read }: PartOfFile, header: Buffer) {
  const size = 1 << header.readUInt16LE(30);
  const sector = (index: number) => read((index + 1) * size, size);
  /** The sector after this one; undefined at the end of a chain or of the known table. */
  async function after(index: number): Promise<number | undefined> {
    const table = Math.floor(index / (size / 4));
    if (table >= LISTED_TABLES) return undefined;
    const bytes = await sector(header.readUInt32LE(76 + table * 4));
    const at = (index % (size / 4)) * 4;
    return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : undefined;
  }
  return { size, sector, after };
}

/** Whether a workbook's stream begins with the record that marks the further records as encrypted. */
function hasPassword(start: Buffer): boolean {
  for (let at = 0; at + 4 <= start.length; at += 4 + start.readUInt16LE(at + 2)) {
    const record = start.readUInt16LE(at);
    if (record === FILE_PASS) return true;
    if (record !== BOF && record !== WRITE_PROTECT) return false;
  }
  return false;
}

/**
 * The kind of a compound file by the streams in its directory: a workbook of Excel before 2007, a newer one that is
 * encrypted as a whole, or an unknown file, such as a document of Word.
 */
export async function findingOfOle(file: PartOfFile): Promise<Finding> {
  const header = await file.read(0, HEADER_BYTES);
  const shift = header.length === HEADER_BYTES ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return damaged(null);
  const { size, sector, after } = sectorsOf(file, header);

  let next: number | undefined = header.readUInt32LE(48);
  for (let count = 0; count < MAX_DIRECTORY_SECTORS && next !== undefined && next < 0xfffffffa; count++) {
    const bytes = await sector(next);
    if (bytes.length < size) return damaged(null);
    for (const stream of streamsIn(bytes)) {
      if (stream.name === 'EncryptedPackage') return locked('xlsx');
      if (stream.name !== 'Workbook' && stream.name !== 'Book') continue;
      const start = stream.bytes < SMALL_STREAM ? Buffer.alloc(0) : await sector(stream.start);
      if (stream.bytes >= SMALL_STREAM && start.length === 0) return damaged('xls');
      return hasPassword(start) ? locked('xls') : sound('xls');
    }
    next = await after(next);
  }
  return unknown;
}
