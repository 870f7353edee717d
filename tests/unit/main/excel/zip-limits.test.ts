import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { requireWithin } from '../../../../src/main/excel/zip-limits.ts';
import { ReaderProblem } from '../../../../src/main/formats/reader-problem.ts';
import { readZipDirectory } from '../../../../src/main/formats/zip-directory.ts';
import { asZip64 } from '../../../support/zip64.ts';

const MIB = 1024 * 1024;
const LIMITS = { maxZipEntries: 10, maxUnpackedBytes: MIB };

const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));
const many = (count: number, size: number) =>
  zip(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, new Uint8Array(size)])));

async function problem(bytes: Buffer, limits = LIMITS) {
  const directory = await readZipDirectory({
    bytes: bytes.length,
    read: (position, length) => bytes.subarray(position, position + length),
  });
  try {
    requireWithin(directory, limits);
  } catch (error) {
    if (error instanceof ReaderProblem) return error.problem;
    throw error;
  }
  return null;
}

test.each([
  ['as many entries as allowed', many(10, 1), null],
  ['one more', many(11, 1), 'too-big-to-read'],
  ['as many bytes as allowed', many(2, MIB / 2), null],
  ['more bytes in all', many(3, MIB / 2), 'too-big-to-read'],
  ['more bytes in the wide fields', asZip64(many(1, 1), { unpackedBytes: 2n ** 40n }), 'too-big-to-read'],
] as const)('%s', async (_, bytes, expected) => expect(await problem(bytes)).toBe(expected));

test('a file that unpacks to far more than its size is too big', async () => {
  const bytes = zip({ a: new Uint8Array(17 * MIB) });
  expect(await problem(bytes, { ...LIMITS, maxUnpackedBytes: 64 * MIB })).toBe('too-big-to-read');
});
