import type { TextEncoding } from '@shared/files.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextReader, markedEncoding } from '../../../../src/main/formats/text-encoding.ts';

/** Decodes the bytes in chunks of this length. */
function readIn(encoding: TextEncoding, bytes: Buffer, pieceBytes: number): string {
  const reader = createTextReader(encoding);
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceBytes) text += reader.write(bytes.subarray(at, at + pieceBytes));
  return text + reader.end();
}

test('windows-1251 is decoded as on the web, except for the unassigned byte', () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).filter((byte) => byte !== 0x98);
  expect(readIn('windows-1251', Buffer.from(bytes), 256)).toBe(new TextDecoder('windows-1251').decode(bytes));
});

test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('%s decodes the same in chunks of any length', (encoding) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 7 }), (text, pieceBytes) => {
      const whole = text.replace(/^\ufeff/, '');
      const bytes = Buffer.from(whole, encoding === 'utf-8' ? 'utf8' : 'utf16le');
      if (encoding === 'utf-16be') bytes.swap16();
      expect(readIn(encoding, bytes, pieceBytes)).toBe(whole);
    }),
  );
});

describe('invalid text', () => {
  test('invalid UTF-8 throws', () => {
    expect(() => readIn('utf-8', Buffer.of(0xcd, 0x0a), 2)).toThrow(TypeError);
    expect(() => readIn('utf-8', Buffer.of(0x61, 0xcd), 2)).toThrow(TypeError);
  });
  test('half a character at the end of UTF-16 throws', () =>
    expect(() => readIn('utf-16le', Buffer.of(0x61, 0, 0x62), 2)).toThrow('half a character'));
});

test.each([
  ['efbbbf61', 'utf-8', 3],
  ['fffe6100', 'utf-16le', 2],
  ['feff0061', 'utf-16be', 2],
  ['61', null, 0],
  ['ef', null, 0],
  ['', null, 0],
] as const)('the BOM of %s is that of %s', (hex, encoding, mark) =>
  expect(markedEncoding(Buffer.from(hex, 'hex'))).toEqual({ encoding, mark }),
);
