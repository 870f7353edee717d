import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { PartOfFile } from '../../../../src/main/formats/part-of-file.ts';
import { ReaderProblem } from '../../../../src/main/formats/reader-problem.ts';
import { readZipDirectory } from '../../../../src/main/formats/zip-directory.ts';
import { asZip64 } from '../../../support/zip64.ts';

const inMemory = (bytes: Buffer): PartOfFile => ({
  bytes: bytes.length,
  read: (position, length) => bytes.subarray(position, position + length),
});
const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));
const read = (bytes: Buffer) => readZipDirectory(inMemory(bytes));
const problem = async (bytes: Buffer) => {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof ReaderProblem) return error.problem;
    throw error;
  }
  return null;
};

test('entries are read with name, method, size and offset', async () => {
  const directory = await read(zip({ 'xl/Workbook.xml': new Uint8Array(100), 'a\\b.xml': new Uint8Array() }));
  expect([...directory.keys()]).toEqual(['xl/workbook.xml', 'a/b.xml']);
  expect(directory.get('xl/workbook.xml')).toMatchObject({ method: 8, unpackedBytes: 100, offset: 0 });
});

test('a comment at the end is skipped, even one that looks like an end record', async () => {
  const bytes = zip({ a: new Uint8Array(5) });
  const comment = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(30, 1)]);
  bytes.writeUInt16LE(comment.length, bytes.length - 2);
  expect([...(await read(Buffer.concat([bytes, comment]))).keys()]).toEqual(['a']);
});

describe('bytes behind the zip', () => {
  const bytes = zip({ a: new Uint8Array(5), b: new Uint8Array(7) });
  test.each<[what: string, behind: Buffer]>([
    ['one', Buffer.alloc(1)],
    ['zeros up to a block of the disk', Buffer.alloc(4096)],
    ["a mail gateway's note", Buffer.from('\r\n-- \r\nScanned\r\n')],
    ['as many as a comment can have', Buffer.alloc(0xffff, 'x')],
    [
      'an end record that leads nowhere',
      Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18, 9), Buffer.alloc(9)]),
    ],
    ['an end record of no entries', Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18), Buffer.alloc(9)])],
  ])('%s', async (_, behind) => {
    expect([...(await read(Buffer.concat([bytes, behind]))).keys()]).toEqual(['a', 'b']);
  });

  test('more bytes than that hide the end record', async () =>
    expect(await problem(Buffer.concat([bytes, Buffer.alloc(0x10000)]))).toBe('damaged'));

  test('an end record without its directory is no zip', async () =>
    expect(await problem(Buffer.concat([bytes.subarray(bytes.length - 22), Buffer.alloc(9)]))).toBe('damaged'));
});

test.each(['../a', 'a/../b', '//etc/passwd', '/../a', 'C:/a', '..\\a', 'a\0b'])(
  'the name %j is refused',
  async (name) => expect(await problem(zip({ [name]: new Uint8Array() }))).toBe('damaged'),
);

test('a slash at the beginning of a name is left out', async () =>
  expect([...(await read(zip({ '/xl/a.xml': new Uint8Array() }))).keys()]).toEqual(['xl/a.xml']));

test.each(['A.xml', '/a.xml'])('two entries with the same name, a.xml and %s, are refused', async (name) =>
  expect(await problem(zip({ 'a.xml': new Uint8Array(), [name]: new Uint8Array() }))).toBe('damaged'),
);

test('a directory of more than 4 MiB is not read', async () => {
  const names = Array.from({ length: 70 }, (_, index) => `${index}${'x'.repeat(60_000)}`);
  const bytes = zip(Object.fromEntries(names.map((name) => [name, new Uint8Array()])));
  expect(await problem(bytes)).toBe('too-big-to-read');
});

describe('zip64', () => {
  const bytes = zip({ a: Buffer.from('seven77'), 'b/c.xml': new Uint8Array(5) });

  test('is read', async () => expect(await read(asZip64(bytes))).toEqual(await read(bytes)));

  test('an impossible size is damage', async () =>
    expect(await problem(asZip64(bytes, { unpackedBytes: 2n ** 63n }))).toBe('damaged'));

  test('a locator that leads nowhere is damage', async () => {
    const wide = asZip64(bytes);
    wide.writeBigUInt64LE(3n, wide.length - 22 - 20 + 8);
    expect(await problem(wide)).toBe('damaged');
  });
});

test('any bytes give a directory or a problem', async () => {
  const good = zip({ a: new Uint8Array(50), 'b/c.xml': new Uint8Array(5) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
      async (changes, cut) => {
        const bytes = Buffer.from(good);
        for (const [at, byte] of changes) bytes[at] = byte;
        const kept = bytes.subarray(0, bytes.length - (cut % 4 === 0 ? cut % bytes.length : 0));
        expect([null, 'damaged', 'too-big-to-read']).toContain(await problem(kept));
      },
    ),
    { numRuns: 2000 },
  );
});
