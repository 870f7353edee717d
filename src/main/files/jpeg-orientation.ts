const SOI = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;

/**
 * How a JPEG is to be turned before it is shown: the EXIF orientation 1 to 8, 1 where none is told. Phones store the
 * picture as the sensor saw it, and Electron's nativeImage knows no EXIF: a resized picture would lie on its side.
 */
export function jpegOrientation(jpeg: Uint8Array): number {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  try {
    if (view.getUint16(0) !== SOI) return 1;
    for (let at = 2; view.getUint16(at) !== START_OF_SCAN; at += 2 + view.getUint16(at + 2)) {
      if (view.getUint16(at) !== APP1) continue;
      const start = at + 4;
      const label = String.fromCharCode(...jpeg.subarray(start, start + EXIF.length));
      if (label === EXIF) return exifOrientation(view, start + EXIF.length);
    }
  } catch (error) {
    // Cut off or malformed: as if nothing had been told.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

function exifOrientation(view: DataView, tiff: number): number {
  const littleEndian = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, littleEndian);
  const count = view.getUint16(directory, littleEndian);
  for (let n = 0; n < count; n++) {
    const entry = directory + 2 + n * 12;
    if (view.getUint16(entry, littleEndian) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, littleEndian);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The JPEG with an EXIF block of its own that tells this orientation and nothing else. */
export function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  // TIFF header (big-endian, first directory at 8), one entry of type SHORT, no further directory.
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = [...EXIF].map((letter) => letter.charCodeAt(0)).concat(tiff);
  const block = [0xff, 0xe1, 0, body.length + 2, ...body];
  const turned = new Uint8Array(jpeg.length + block.length);
  turned.set(jpeg.subarray(0, 2));
  turned.set(block, 2);
  turned.set(jpeg.subarray(2), 2 + block.length);
  return turned;
}

/** True where the picture is shown on its side: its stored height is the width that a person sees. */
export const isSideways = (orientation: number): boolean => orientation >= 5;
