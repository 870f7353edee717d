const END = 'PK\x05\x06';
const FULL = 0xffffffff;

/**
 * Returns the same zip (without a comment) as written by programs that expect large files: sizes and offsets are in the
 * 64-bit fields, with a 64-bit record at the end. `unpackedBytes` replaces the unpacked size of every entry.
 */
export function asZip64(zip: Buffer, { unpackedBytes }: { unpackedBytes?: bigint } = {}): Buffer {
  const end = zip.lastIndexOf(END, undefined, 'latin1');
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  const entries: Buffer[] = [];
  for (let at = start; at < end; ) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const next = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const head = Buffer.from(zip.subarray(at, nameEnd));
    const wide = Buffer.alloc(28);
    wide.writeUInt16LE(1, 0);
    wide.writeUInt16LE(24, 2);
    wide.writeBigUInt64LE(unpackedBytes ?? BigInt(head.readUInt32LE(24)), 4);
    wide.writeBigUInt64LE(BigInt(head.readUInt32LE(20)), 12);
    wide.writeBigUInt64LE(BigInt(head.readUInt32LE(42)), 20);
    for (const field of [20, 24, 42]) head.writeUInt32LE(FULL, field);
    head.writeUInt16LE(wide.length, 30);
    head.writeUInt16LE(0, 32);
    entries.push(head, wide);
    at = next;
  }
  const directory = Buffer.concat(entries);
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(BigInt(end64.length - 12), 4);
  end64.writeBigUInt64LE(BigInt(count), 24);
  end64.writeBigUInt64LE(BigInt(count), 32);
  end64.writeBigUInt64LE(BigInt(directory.length), 40);
  end64.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const narrow = Buffer.alloc(22, 0xff);
  narrow.write(END, 'latin1');
  narrow.fill(0, 4, 8);
  narrow.writeUInt16LE(0, 20);
  return Buffer.concat([zip.subarray(0, start), directory, end64, locator, narrow]);
}
