import { z } from 'zod';
import { LANGUAGES, type Language } from '../db/languages.ts';

const filled = z.string().refine((text) => text.trim() !== '', 'must not be empty');

/** A text that is required in all five languages. */
export const inFiveLanguages = z.strictObject({ uz_lat: filled, uz_cyr: filled, ru: filled, en: filled, kr: filled });

/** One item with `lang` for each of the five languages, in any order. */
export const oncePerLanguage = <T extends { lang: Language }>(item: z.ZodType<T>) =>
  z
    .array(item)
    .refine(
      (items) =>
        items.length === LANGUAGES.length && LANGUAGES.every((known) => items.some(({ lang }) => lang === known)),
      'one for each language',
    );
