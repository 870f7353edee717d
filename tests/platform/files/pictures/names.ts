import { createHash } from 'node:crypto';

/** The pictures that the seed shows; each lies beside this file as `<name>.jpg`. */
export const PICTURE_NAMES = [
  'dirt-road',
  'road',
  'school',
  'canal',
  'playground',
  'lights',
  'clinic',
  'garden',
  'sport',
  'bridge',
  'transformer',
  'house',
  'pump',
] as const;

export type PictureName = (typeof PICTURE_NAMES)[number];

/** The id under which the file service knows a picture of the seed; the same on every machine, and not to be guessed. */
export const pictureHash = (name: PictureName): string =>
  createHash('sha256').update(`picture of the seed: ${name}`).digest('hex').slice(0, 40);

/** The id of the nth picture, in turn from 0 on. */
export const nthPictureHash = (nth: number): string => pictureHash(PICTURE_NAMES[nth % PICTURE_NAMES.length] ?? 'road');
