import { LANGUAGES } from '@/kit/localized/languages.ts';
import type { Paper } from './paper.ts';

/**
 * Id of the image in the language of the script; where that language has no image, of another language; undefined for
 * none.
 */
export function pictureIn({ images }: Pick<Paper, 'images'>, script: 'latin' | 'cyrillic'): string | undefined {
  const order = script === 'latin' ? LANGUAGES : (['uz_cyr', ...LANGUAGES] as const);
  return order.map((language) => images.find(({ lang }) => lang === language)?.hash).find(Boolean);
}
