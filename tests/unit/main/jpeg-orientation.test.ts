import { describe, expect, test } from 'vitest';
import { jpegOrientation, withOrientation } from '../../../src/main/files/jpeg-orientation.ts';

const SOI = [0xff, 0xd8];
const JFIF = [0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0];
const SCAN = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];

/** An EXIF block as phones write it: little-endian, orientation as the second entry of the directory. */
function phoneExif(orientation: number): number[] {
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  tiff.write('II');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.writeUInt16LE(0x010f, 10); // Make
  tiff.writeUInt16LE(0x0112, 22);
  tiff.writeUInt16LE(3, 24);
  tiff.writeUInt32LE(1, 26);
  tiff.writeUInt16LE(orientation, 30);
  const body = [...Buffer.from('Exif\0\0'), ...tiff];
  return [0xff, 0xe1, 0, body.length + 2, ...body];
}
const jpeg = (...parts: number[][]) => Uint8Array.from([...SOI, ...parts.flat(), ...SCAN]);

describe('jpegOrientation', () => {
  test('reads what phones write, wherever the block stands', () => {
    expect(jpegOrientation(jpeg(phoneExif(6)))).toBe(6);
    expect(jpegOrientation(jpeg(JFIF, phoneExif(8)))).toBe(8);
  });

  test.each([
    ['no EXIF', jpeg(JFIF)],
    ['a number that means nothing', jpeg(phoneExif(9))],
    ['a block of another kind under the same marker', jpeg([0xff, 0xe1, 0, 8, ...Buffer.from('http:/')])],
    ['cut off in the block', jpeg(phoneExif(6)).subarray(0, 30)],
    ['nothing at all', new Uint8Array()],
    ['no JPEG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
  ])('is 1 with %s', (_what, bytes) => expect(jpegOrientation(bytes)).toBe(1));

  test('reads a block in the middle of a larger memory', () => {
    const bytes = jpeg(phoneExif(3));
    const memory = new Uint8Array(bytes.length + 7);
    memory.set(bytes, 7);
    expect(jpegOrientation(memory.subarray(7))).toBe(3);
  });
});

test('withOrientation adds a block and changes nothing else', () => {
  const plain = jpeg(JFIF);
  const turned = withOrientation(plain, 6);
  expect(jpegOrientation(turned)).toBe(6);
  expect([...turned.subarray(0, 2), ...turned.subarray(turned.length - plain.length + 2)]).toEqual([...plain]);
});
