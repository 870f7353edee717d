import { IMAGE_WIDTHS } from '@shared/constants.ts';
import { imageType } from './image-type.ts';
import { isSideways, jpegOrientation, withOrientation } from './jpeg-orientation.ts';

/** The widths in px that are made and kept. */
export type PictureWidth = (typeof IMAGE_WIDTHS)[number];
export const LARGEST: PictureWidth = 1600;

/**
 * Makes a picture smaller to this stored width or height in px, in its own format; null where it is that small already
 * or in a format that cannot be resized here.
 */
export type ResizeImage = (bytes: Uint8Array, size: { width: number } | { height: number }) => Uint8Array | null;

/** The width that is answered for the width asked for: the next larger one; null for what is no width. */
export function pictureWidth(asked: string | null): PictureWidth | null {
  if (asked === null) return LARGEST;
  if (!/^[1-9]\d{0,4}$/.test(asked)) return null;
  return IMAGE_WIDTHS.find((width) => width >= Number(asked)) ?? LARGEST;
}

/** A picture at most `width` px wide as a person sees it, turned the way its maker meant it. */
export function sizedPicture(bytes: Uint8Array, width: PictureWidth, resize: ResizeImage): Uint8Array {
  const orientation = imageType(bytes) === 'image/jpeg' ? jpegOrientation(bytes) : 1;
  const resized = resize(bytes, isSideways(orientation) ? { height: width } : { width });
  if (!resized) return bytes;
  return orientation === 1 ? resized : withOrientation(resized, orientation);
}
