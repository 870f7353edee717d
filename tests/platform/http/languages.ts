import { z } from 'zod';
import { LANGUAGES, type Language } from '../db/languages.ts';

const filled = z.string().refine((text) => text.trim() !== '', 'must not be empty');

/** A text that must be there in all five. */
export const inFiveLanguages = z.strictObject({ uz_lat: filled, uz_cyr: filled, ru: filled, en: filled, kr: filled });

/** Something with `lang` for each of the five, in any order. */
export const oncePerLanguage = <T extends { lang: Language }>(item: z.ZodType<T>) =>
  z
    .array(item)
    .refine(
      (items) =>
        items.length === LANGUAGES.length && LANGUAGES.every((known) => items.some(({ lang }) => lang === known)),
      'one for each language',
    );
