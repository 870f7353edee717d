import { imageType } from './image-type.ts';
import { isFrame } from './jpeg-frame.ts';

/** Size of a picture in px. */
export type PixelSize = { width: number; height: number };

/** More than any phone's camera makes in one picture, and 200 MB once decoded. */
const MAX_PIXELS = 50_000_000;

function ofJpeg(view: DataView): PixelSize {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('no marker');
    const marker = view.getUint8(at + 1);
    // Fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
}

/** The screen size of a GIF, or its first picture's where that is larger: decoders allocate the larger one. */
function ofGif(view: DataView): PixelSize {
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  for (let at = 13 + tableBytes(view.getUint8(10)); ; ) {
    const block = view.getUint8(at);
    if (block === 0x2c) {
      const edge = (place: number, length: number) => view.getUint16(place, true) + view.getUint16(length, true);
      return {
        width: Math.max(screen.width, edge(at + 1, at + 5)),
        height: Math.max(screen.height, edge(at + 3, at + 7)),
      };
    }
    if (block !== 0x21) throw new RangeError('no picture');
    at += 2;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
}

function ofWebp(view: DataView): PixelSize {
  const chunk = view.getUint32(12);
  if (chunk === 0x56503820 /* VP8 */) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk === 0x5650384c /* VP8L */) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 0x56503858 /* VP8X */) throw new RangeError('no picture');
  const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  return { width: side(24), height: side(27) };
}

/** The largest size that an AVIF declares; sizes are in `ispe` boxes before any pixel. */
function ofAvif(view: DataView): PixelSize {
  const bytes = Buffer.from(view.buffer, view.byteOffset, view.byteLength);
  let largest: PixelSize | null = null;
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    if (at + 16 > bytes.length) break;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  if (!largest) throw new RangeError('no size');
  return largest;
}

const READERS: Readonly<Record<string, (view: DataView) => PixelSize>> = {
  'image/png': (view) => {
    if (view.getUint32(12) !== 0x49484452 /* IHDR */) throw new RangeError('no header');
    return { width: view.getUint32(16), height: view.getUint32(20) };
  },
  'image/jpeg': ofJpeg,
  'image/gif': ofGif,
  'image/webp': ofWebp,
  'image/avif': ofAvif,
};

/**
 * The size of a picture in px, as its header declares it; nothing is decoded. Null for content that is not a picture
 * format shown here, and for a truncated or broken header.
 */
export function pixelSize(bytes: Uint8Array): PixelSize | null {
  const read = READERS[imageType(bytes) ?? ''];
  try {
    return read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return null;
  }
}

/** Whether a picture may be handed to a decoder: at least one pixel and at most `MAX_PIXELS`. */
export function isDecodable(bytes: Uint8Array): boolean {
  const size = pixelSize(bytes);
  return size !== null && size.width > 0 && size.height > 0 && size.width * size.height <= MAX_PIXELS;
}
