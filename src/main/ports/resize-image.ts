import { nativeImage } from 'electron';
import { imageType } from '../files/image-type.ts';
import type { ResizeImage } from '../files/picture-size.ts';

const JPEG_QUALITY = 85;

/** Resizes JPEG and PNG pictures; Electron reads no other format. */
export const resizeImage: ResizeImage = (bytes, size) => {
  const type = imageType(bytes);
  if (type !== 'image/jpeg' && type !== 'image/png') return null;
  const image = nativeImage.createFromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (image.isEmpty()) return null;
  const { width, height } = image.getSize();
  if ('width' in size ? width <= size.width : height <= size.height) return null;
  const resized = image.resize({ ...size, quality: 'good' });
  return type === 'image/png' ? resized.toPNG() : resized.toJPEG(JPEG_QUALITY);
};
