import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { OpenFile } from '../../../../src/main/excel/open-file.ts';
import { ReaderProblem } from '../../../../src/main/excel/reader-problem.ts';
import { readZipDirectory } from '../../../../src/main/excel/zip-directory.ts';

const MIB = 1024 * 1024;
const LIMITS = { maxZipEntries: 10, maxUnpackedBytes: MIB };

const inMemory = (bytes: Buffer): OpenFile => ({
  size: bytes.length,
  read: (position, length) => bytes.subarray(position, position + length),
  close: () => undefined,
});
const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));
const read = (bytes: Buffer, limits = LIMITS) => readZipDirectory(inMemory(bytes), limits);
const problem = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof ReaderProblem) return error.problem;
    throw error;
  }
  return null;
};

test('what the directory announces', () => {
  const directory = read(zip({ 'xl/Workbook.xml': new Uint8Array(100), 'a\\b.xml': new Uint8Array() }));
  expect([...directory.keys()]).toEqual(['xl/workbook.xml', 'a/b.xml']);
  expect(directory.get('xl/workbook.xml')).toMatchObject({ method: 8, unpackedBytes: 100, offset: 0 });
});

test('a comment at the end, even one that looks like an end record', () => {
  const bytes = zip({ a: new Uint8Array(5) });
  const comment = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(30, 1)]);
  bytes.writeUInt16LE(comment.length, bytes.length - 2);
  expect([...read(Buffer.concat([bytes, comment])).keys()]).toEqual(['a']);
});

describe('bounded before anything is unpacked', () => {
  const many = (count: number, size: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, new Uint8Array(size)]));
  test.each([
    ['as many entries as allowed', zip(many(10, 1)), null],
    ['one more', zip(many(11, 1)), 'too-big-to-read'],
    ['as many bytes as allowed', zip(many(2, MIB / 2)), null],
    ['more bytes in all', zip(many(3, MIB / 2)), 'too-big-to-read'],
  ] as const)('%s', (_, bytes, expected) => expect(problem(() => read(bytes))).toBe(expected));

  test('what unpacks to far more than its size', () => {
    const bytes = zip({ a: new Uint8Array(17 * MIB) });
    expect(problem(() => read(bytes, { ...LIMITS, maxUnpackedBytes: 64 * MIB }))).toBe('too-big-to-read');
  });
});

test.each(['../a', 'a/../b', '/etc/passwd', 'C:/a', '..\\a', 'a\0b'])('the name %j is refused', (name) =>
  expect(problem(() => read(zip({ [name]: new Uint8Array() })))).toBe('damaged'),
);

test('two entries of one name are refused', () =>
  expect(problem(() => read(zip({ 'a.xml': new Uint8Array(), 'A.xml': new Uint8Array() })))).toBe('damaged'));

describe('zip64', () => {
  /** A zip of one stored entry whose sizes stand in the wide fields. */
  function wide(unpackedBytes: bigint): Buffer {
    const local = Buffer.alloc(31);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(1, 26);
    local.write('a', 30);
    const entry = Buffer.alloc(46 + 1 + 28);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.fill(0xff, 20, 28);
    entry.writeUInt16LE(1, 28);
    entry.writeUInt16LE(28, 30);
    entry.fill(0xff, 42, 46);
    entry.write('a', 46);
    entry.writeUInt16LE(1, 47);
    entry.writeUInt16LE(24, 49);
    entry.writeBigUInt64LE(unpackedBytes, 51);
    const end64 = Buffer.alloc(56);
    end64.writeUInt32LE(0x06064b50, 0);
    end64.writeBigUInt64LE(1n, 32);
    end64.writeBigUInt64LE(BigInt(entry.length), 40);
    end64.writeBigUInt64LE(BigInt(local.length), 48);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeBigUInt64LE(BigInt(local.length + entry.length), 8);
    const end = Buffer.alloc(22, 0xff);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(0, 20);
    return Buffer.concat([local, entry, end64, locator, end]);
  }

  test('is read', () => expect(read(wide(7n)).get('a')).toMatchObject({ unpackedBytes: 7, packedBytes: 0, offset: 0 }));
  test('is bounded as well', () => {
    expect(problem(() => read(wide(2n ** 40n)))).toBe('too-big-to-read');
    expect(problem(() => read(wide(2n ** 63n)))).toBe('damaged');
  });
});

test('whatever bytes there are, it ends with a directory or a problem', () => {
  const good = zip({ a: new Uint8Array(50), 'b/c.xml': new Uint8Array(5) });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
      (changes, cut) => {
        const bytes = Buffer.from(good);
        for (const [at, byte] of changes) bytes[at] = byte;
        expect([null, 'damaged', 'too-big-to-read', 'password-protected']).toContain(
          problem(() => read(bytes.subarray(0, bytes.length - (cut % 4 === 0 ? cut % bytes.length : 0)))),
        );
      },
    ),
    { numRuns: 2000 },
  );
});
