import { cyrillic } from './cyrillic.ts';

/** A title in the platform's five languages; the seed has no translations, so all use one of the two scripts. */
export function fiveLanguages(latin: string) {
  const uz_cyr = cyrillic(latin);
  return { uz_lat: latin, uz_cyr, ru: uz_cyr, en: latin, kr: latin };
}
