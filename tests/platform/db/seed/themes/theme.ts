import type { PictureName } from '../../../files/pictures/names.ts';

/**
 * Texts of citizens about one subject. `{q}` is the mahalla, `{s}` the street, `{12-40}` a number from that range,
 * `{a|b}` one of the words. Latin with U+02BB (oʻ, gʻ) and U+02BC (tutuq).
 */
export type Theme = {
  categoryId: number;
  /** Frequency relative to the other themes. */
  weight: number;
  equipment: boolean;
  titles: readonly string[];
  openings: readonly string[];
  facts: readonly string[];
  requests: readonly string[];
  pictures: readonly PictureName[];
};
