import { createHash } from 'node:crypto';

/** The pictures of the seed; each is beside this file as `<name>.jpg`. */
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

/** The file service's id of a picture of the seed; the same on every machine. */
export const pictureHash = (name: PictureName): string =>
  createHash('sha256').update(`picture of the seed: ${name}`).digest('hex').slice(0, 40);

/** The id of the nth picture, counted cyclically from 0. */
export const nthPictureHash = (nth: number): string => pictureHash(PICTURE_NAMES[nth % PICTURE_NAMES.length] ?? 'road');
