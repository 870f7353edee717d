import { cyrillic } from './cyrillic.ts';

/** A title in the five languages of the platform; the seed has no translations, so the two scripts stand for all. */
export function fiveLanguages(latin: string) {
  const uz_cyr = cyrillic(latin);
  return { uz_lat: latin, uz_cyr, ru: uz_cyr, en: latin, kr: latin };
}
