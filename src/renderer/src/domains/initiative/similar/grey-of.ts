import { GREY_SIDE } from './picture-marks.ts';

/** Grey values of a shown picture, 72 × 72, row by row; null where the picture cannot be drawn. */
export function greyOf(image: HTMLImageElement): Uint8Array | null {
  const canvas = document.createElement('canvas');
  canvas.width = GREY_SIDE;
  canvas.height = GREY_SIDE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || image.naturalWidth === 0) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, GREY_SIDE, GREY_SIDE);
  const { data } = pen.getImageData(0, 0, GREY_SIDE, GREY_SIDE);
  return Uint8Array.from(
    { length: GREY_SIDE * GREY_SIDE },
    (_, at) => 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0),
  );
}
