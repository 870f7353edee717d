import { type Canvas, createCanvas, Image } from '@napi-rs/canvas';
import type { NativeImage } from 'electron';
import { offer } from './guard.ts';

type NativeImageModule = typeof Electron.nativeImage;
type Drawing = { width: number; height: number; draw: () => Image | Canvas };

/** `nativeImage`: decoding, sizing and encoding by Skia, which Chromium draws with, too. */
export const createNativeImages = (): NativeImageModule =>
  offer<NativeImageModule>('nativeImage', {
    createFromBuffer: (buffer) => imageOf(decode(buffer)),
    createEmpty: () => imageOf(null),
  });

function decode(bytes: Buffer): Drawing | null {
  const image = new Image();
  try {
    image.src = bytes;
  } catch {
    return null;
  }
  return image.width > 0 ? { width: image.width, height: image.height, draw: () => image } : null;
}

function imageOf(drawing: Drawing | null): NativeImage {
  const { width, height } = drawing ?? { width: 0, height: 0 };
  const canvas = () => {
    const surface = createCanvas(Math.max(width, 1), Math.max(height, 1));
    if (drawing) surface.getContext('2d').drawImage(drawing.draw(), 0, 0);
    return surface;
  };
  return offer<NativeImage>('NativeImage', {
    isEmpty: () => drawing === null,
    getSize: () => ({ width, height }),
    toPNG: () => (drawing ? canvas().toBuffer('image/png') : Buffer.alloc(0)),
    toJPEG: (quality) => (drawing ? canvas().toBuffer('image/jpeg', quality) : Buffer.alloc(0)),
    resize: ({ width: wantedWidth, height: wantedHeight }) => {
      if (!drawing) return imageOf(null);
      const to = {
        width: Math.round(wantedWidth ?? (width * (wantedHeight ?? height)) / height),
        height: Math.round(wantedHeight ?? (height * (wantedWidth ?? width)) / width),
      };
      const surface = createCanvas(to.width, to.height);
      surface.getContext('2d').drawImage(drawing.draw(), 0, 0, to.width, to.height);
      return imageOf({ ...to, draw: () => surface });
    },
  });
}
