import { LANGUAGES } from '@/kit/localized/languages.ts';
import type { Paper } from './paper.ts';

/** Id of the picture that belongs to the title in this script; where that has none, of any language's. */
export function pictureIn({ images }: Pick<Paper, 'images'>, script: 'latin' | 'cyrillic'): string | undefined {
  const order = script === 'latin' ? LANGUAGES : (['uz_cyr', ...LANGUAGES] as const);
  return order.map((language) => images.find(({ lang }) => lang === language)?.hash).find(Boolean);
}
