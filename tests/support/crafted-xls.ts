/** A sector of an OLE file of version 4, in bytes. */
const SECTOR = 4096;
/** Entries of a sector of its allocation table. */
const ENTRIES = SECTOR / 4;
const END_OF_CHAIN = 0xfffffffe;
const ALLOCATION_TABLE = 0xfffffffd;
const NOTHING = 0xffffffff;
const STREAM = 2;
const ROOT = 5;
const COLUMNS = 256;

/** A record of Excel's old format: its type, its length, its content. */
function biffRecord(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}

/** A row full of numbers (MULRK, 1,540 bytes for 256 cells). */
export function rowOfNumbers(row: number): Buffer {
  const content = Buffer.alloc(4 + 6 * COLUMNS + 2);
  content.writeUInt16LE(row, 0);
  // An RK of 2 means a whole number in its upper thirty bits.
  for (let column = 0; column < COLUMNS; column++) content.writeInt32LE((column << 2) | 2, 4 + 6 * column + 2);
  content.writeUInt16LE(COLUMNS - 1, content.length - 2);
  return biffRecord(0x00bd, content);
}

/** Cells that are merged over the whole sheet, as often as a record holds (MERGECELLS, 8 bytes for each). */
export function mergedOverAll(): Buffer {
  const content = Buffer.alloc(2 + 8 * 1027);
  content.writeUInt16LE(1027, 0);
  for (let at = 2; at < content.length; at += 8) {
    content.writeUInt16LE(0xffff, at + 2);
    content.writeUInt16LE(COLUMNS - 1, at + 6);
  }
  return biffRecord(0x00e5, content);
}

/** A link over the whole sheet of 16.7 million cells (HLINK, 60 bytes). */
export function linkOverAll(): Buffer {
  const content = Buffer.alloc(56);
  content.writeUInt16LE(0xffff, 2);
  content.writeUInt16LE(COLUMNS - 1, 6);
  Buffer.from('d0c9ea79f9bace118c8200aa004ba90b', 'hex').copy(content, 8);
  content.writeUInt32LE(2, 24);
  // Only a place in the workbook follows, of eight letters.
  content.writeUInt32LE(8, 28);
  content.writeUInt32LE(8, 32);
  content.write('Varaq!A1', 36, 'utf16le');
  return biffRecord(0x01b8, content);
}

/** A workbook of one sheet, "Varaq", with these records; together they take at least 4 KiB, as in any real file. */
export function craftedXls(records: readonly Buffer[]): Buffer {
  const begin = (kind: number) => {
    const content = Buffer.alloc(16);
    content.writeUInt16LE(0x0600, 0);
    content.writeUInt16LE(kind, 2);
    return biffRecord(0x0809, content);
  };
  const end = biffRecord(0x000a, Buffer.alloc(0));
  const book = begin(0x0005);
  const sheet = Buffer.from('\0\0\0\0\0\0\x05\0Varaq', 'latin1');
  sheet.writeUInt32LE(book.length + 4 + sheet.length + end.length, 0);
  return oleFile(Buffer.concat([book, biffRecord(0x0085, sheet), end, begin(0x0010), ...records, end]));
}

/** An OLE file whose only stream is a workbook: header, directory, allocation table, the stream's sectors. */
function oleFile(workbook: Buffer): Buffer {
  const sectors = Math.ceil(workbook.length / SECTOR);
  const tables = Math.ceil((1 + sectors) / (ENTRIES - 1));
  const first = 1 + tables;
  const file = Buffer.alloc((1 + first + sectors) * SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(4, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(12, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 40);
  file.writeUInt32LE(tables, 44);
  file.writeUInt32LE(SECTOR, 56);
  file.writeUInt32LE(END_OF_CHAIN, 60);
  file.writeUInt32LE(END_OF_CHAIN, 68);
  for (let nth = 0; nth < 109; nth++) file.writeUInt32LE(nth < tables ? 1 + nth : NOTHING, 76 + 4 * nth);

  directoryEntry('Root Entry', ROOT, END_OF_CHAIN, 0).copy(file, SECTOR);
  directoryEntry('Workbook', STREAM, first, workbook.length).copy(file, SECTOR + 128);

  const chain = file.subarray(2 * SECTOR, (2 + tables) * SECTOR).fill(0xff);
  const follow = (sector: number, next: number) => chain.writeUInt32LE(next, 4 * sector);
  follow(0, END_OF_CHAIN);
  for (let nth = 0; nth < tables; nth++) follow(1 + nth, ALLOCATION_TABLE);
  for (let nth = 0; nth < sectors; nth++) follow(first + nth, nth === sectors - 1 ? END_OF_CHAIN : first + nth + 1);
  workbook.copy(file, (1 + first) * SECTOR);
  return file;
}

function directoryEntry(name: string, kind: number, start: number, bytes: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * name.length + 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(NOTHING, 68);
  entry.writeUInt32LE(NOTHING, 72);
  entry.writeUInt32LE(kind === ROOT ? 1 : NOTHING, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(bytes, 120);
  return entry;
}
