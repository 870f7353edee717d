import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { isDecodable, pixelSize } from '../../../../src/main/formats/picture-pixels.ts';

const canvas = createCanvas(300, 200);
canvas.getContext('2d').fillRect(0, 0, 100, 100);
const REAL = {
  png: canvas.toBuffer('image/png'),
  jpeg: canvas.toBuffer('image/jpeg'),
  webp: canvas.toBuffer('image/webp'),
  avif: canvas.toBuffer('image/avif'),
  gif: Buffer.from('R0lGODlhLAHIAIAAAP///wAAACH5BAAAAAAALAAAAAAsAcgAAAIC', 'base64'),
};

test.each(Object.entries(REAL))('the size of a real %s is read', (_name, bytes) => {
  expect(pixelSize(bytes)).toEqual({ width: 300, height: 200 });
  expect(isDecodable(bytes)).toBe(true);
});

test.each(Object.entries(REAL))('a %s truncated anywhere in its header has no size', (_name, bytes) => {
  for (let length = 0; length < 24; length++) expect(pixelSize(bytes.subarray(0, length))).toBeNull();
});

test('a lossless and an extended webp are read, too', () => {
  const lossless = Buffer.from('RIFF....WEBPVP8L....\x2f\0\0\0\0', 'latin1');
  lossless.writeUInt32LE((300 - 1) | ((200 - 1) << 14), 21);
  expect(pixelSize(lossless)).toEqual({ width: 300, height: 200 });
  const extended = Buffer.concat([Buffer.from('RIFF....WEBPVP8X....\0\0\0\0', 'latin1'), Buffer.alloc(6)]);
  extended.writeUIntLE(299, 24, 3);
  extended.writeUIntLE(199, 27, 3);
  expect(pixelSize(extended)).toEqual({ width: 300, height: 200 });
});

describe('a picture that declares more than 50 megapixels is not decoded', () => {
  const forged = (bytes: Buffer, change: (copy: Buffer) => void) => {
    const copy = Buffer.from(bytes);
    change(copy);
    return copy;
  };
  const frame = REAL.jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(REAL.jpeg[at + 1] ?? 0));
  const descriptor = REAL.gif.indexOf(0x2c, 13 + 6);
  test.each([
    ['a png', forged(REAL.png, (copy) => copy.writeUInt32BE(16_000, 16) && copy.writeUInt32BE(16_000, 20))],
    ['a png with no width', forged(REAL.png, (copy) => copy.writeUInt32BE(0, 16))],
    [
      'a jpeg',
      forged(REAL.jpeg, (copy) => copy.writeUInt16BE(16_000, frame + 5) && copy.writeUInt16BE(16_000, frame + 7)),
    ],
    ['a gif by its screen', forged(REAL.gif, (copy) => copy.writeUInt16LE(65_535, 6) && copy.writeUInt16LE(65_535, 8))],
    [
      'a gif by its first picture',
      forged(
        REAL.gif,
        (copy) => copy.writeUInt16LE(65_535, descriptor + 5) && copy.writeUInt16LE(65_535, descriptor + 7),
      ),
    ],
    [
      'an avif',
      forged(
        REAL.avif,
        (copy) =>
          copy.writeUInt32BE(16_000, copy.indexOf('ispe') + 8) && copy.writeUInt32BE(16_000, copy.indexOf('ispe') + 12),
      ),
    ],
  ])('%s', (_what, bytes) => expect(isDecodable(bytes)).toBe(false));
});
